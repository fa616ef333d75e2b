// The stage Commonplace.
