package store

import "testing"

func TestCountAfterDelete(t *testing.T) {
	s := open(t, "a", "b")
	s.Delete("a")
	if s.Count() != 1 {
		t.Errorf("count is %d", s.Count())
	}
}
