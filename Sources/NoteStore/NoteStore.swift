// The stage NoteStore.
