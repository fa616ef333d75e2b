// The stage NoteRendering.
