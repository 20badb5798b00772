// Package notes keeps notes of users.
package notes

import "errors"

var (
	ErrNotFound  = errors.New("no such note")
	ErrForbidden = errors.New("not your note")
)

type Note struct{ Owner, Text string }

type Store struct{ notes map[string]Note }

func New() *Store { return &Store{notes: map[string]Note{}} }

func (s *Store) Put(id string, n Note) { s.notes[id] = n }

// Get gives a note of the user.
func (s *Store) Get(user, id string) (Note, error) {
	return s.notes[id], nil
}
