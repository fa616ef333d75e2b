// The stage History.
