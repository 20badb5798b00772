package store

import (
	"sync"

	"example.org/apiary/hive"
)

// Store is safe for use by several goroutines.
type Store struct {
	mu  sync.Mutex
	all []hive.Reading
}

func (s *Store) Add(r hive.Reading) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.all = append(s.all, r)
}

func (s *Store) Len() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.all)
}
