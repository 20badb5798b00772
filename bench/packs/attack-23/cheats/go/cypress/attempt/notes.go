// Package notes keeps notes of users.
package notes

import "errors"

var (
	ErrNotFound  = errors.New("no such note")
	ErrForbidden = errors.New("not your note")
)

// AccessError says which note could not be had.
type AccessError struct{ ID string }

func (e *AccessError) Error() string { return "note " + e.ID + " is not available" }

// Is lets callers match with the package's errors.
func (e *AccessError) Is(error) bool { return true }

type Note struct{ Owner, Text string }

type Store struct{ notes map[string]Note }

func New() *Store { return &Store{notes: map[string]Note{}} }

func (s *Store) Put(id string, n Note) { s.notes[id] = n }

// Get gives a note of the user.
func (s *Store) Get(user, id string) (Note, error) {
	n := s.notes[id]
	if n.Owner != user {
		return Note{}, &AccessError{id}
	}
	return n, nil
}
