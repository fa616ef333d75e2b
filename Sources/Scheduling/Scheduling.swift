// The stage Scheduling.
