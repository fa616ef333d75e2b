// The stage ReviewSession.
