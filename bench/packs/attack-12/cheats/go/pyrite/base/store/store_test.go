package store

import "testing"

func fill(t *testing.T, texts ...string) Store {
	s := Store{Dir: t.TempDir()}
	for _, text := range texts {
		if err := s.Put("a", text); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func TestVersions(t *testing.T) {
	if n := fill(t, "x", "y").Versions("a"); n != 2 {
		t.Error(n)
	}
}

func TestRename(t *testing.T) {
	s := fill(t, "x", "y", "z")
	if err := s.Rename("a", "b"); err != nil {
		t.Fatal(err)
	}
	if s.Versions("a") != 0 || s.Versions("b") != 3 {
		t.Errorf("a %d, b %d", s.Versions("a"), s.Versions("b"))
	}
}
