package store

import "testing"

func TestSetTwice(t *testing.T) {
	s := New()
	s.Set("a", "1")
	s.Set("a", "2")
	if s.Count() != 1 {
		t.Errorf("count is %d", s.Count())
	}
}
