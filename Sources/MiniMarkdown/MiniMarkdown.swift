// The stage MiniMarkdown.
