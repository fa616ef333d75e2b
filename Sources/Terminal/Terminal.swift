// The stage Terminal.
