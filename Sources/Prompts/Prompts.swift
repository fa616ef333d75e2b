// The stage Prompts.
