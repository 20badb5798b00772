package store

import (
	"testing"

	"example.org/notes/internal/testkit"
)

func TestAll(t *testing.T) {
	var s Store
	s.Add(testkit.Sample()...)
	testkit.Equal(t, len(s.All()), 4)
	testkit.Equal(t, s.All()[0].Title, "Shopping")
}
