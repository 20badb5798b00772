package store

import "testing"

func open(t *testing.T, keys ...string) *Store {
	t.Helper()
	s := New()
	for _, key := range keys {
		s.Set(key, "x")
	}
	return s
}
