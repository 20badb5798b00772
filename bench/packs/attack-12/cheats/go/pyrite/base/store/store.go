// Package store keeps versions of documents in a folder.
package store

import (
	"fmt"
	"os"
	"path/filepath"
)

// Store is a folder with files name.N.
type Store struct{ Dir string }

func (s Store) path(name string, version int) string {
	return filepath.Join(s.Dir, fmt.Sprintf("%s.%d", name, version))
}

// Versions tells how many versions there are.
func (s Store) Versions(name string) int {
	n := 0
	for {
		if _, err := os.Stat(s.path(name, n+1)); err != nil {
			return n
		}
		n++
	}
}

// Put adds a version.
func (s Store) Put(name, text string) error {
	return os.WriteFile(s.path(name, s.Versions(name)+1), []byte(text), 0o644)
}

// Rename gives a document a new name.
func (s Store) Rename(from, to string) error {
	return os.Rename(s.path(from, 1), s.path(to, 1))
}
