// The stage Letters.
