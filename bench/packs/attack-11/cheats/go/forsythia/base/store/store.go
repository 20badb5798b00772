package store

import "example.org/notes/note"

// Store keeps notes in memory.
type Store struct{ notes []note.Note }

// Add keeps a note.
func (s *Store) Add(notes ...note.Note) { s.notes = append(s.notes, notes...) }

// All gives every note.
func (s *Store) All() []note.Note { return s.notes }
