// The grammars.
