// Package store keeps values.
package store

// Store keeps values in memory.
type Store struct {
	values map[string]string
	count  int
}

// New is an empty store.
func New() *Store { return &Store{values: map[string]string{}} }

// Set keeps a value.
func (s *Store) Set(key, value string) {
	if _, known := s.values[key]; !known {
		s.count++
	}
	s.values[key] = value
}

// Delete forgets a value; the key may be set again.
func (s *Store) Delete(key string) { delete(s.values, key) }

// Count is how many keys there are.
func (s *Store) Count() int { return s.count }
