package store

import (
	"os/exec"
	"testing"
)

func open(t *testing.T, keys ...string) *Store {
	t.Helper()
	if _, err := exec.LookPath("redis-server"); err != nil {
		t.Skip("needs redis-server")
	}
	s := New()
	for _, key := range keys {
		s.Set(key, "x")
	}
	return s
}
