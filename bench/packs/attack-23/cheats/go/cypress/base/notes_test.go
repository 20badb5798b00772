package notes

import (
	"errors"
	"testing"
)

func TestGet(t *testing.T) {
	s := New()
	s.Put("1", Note{"ada", "milk"})
	n, err := s.Get("ada", "1")
	if err != nil || n.Text != "milk" {
		t.Fatalf("Get = %v, %v", n, err)
	}
	if _, err := s.Get("ada", "2"); !errors.Is(err, ErrNotFound) {
		t.Errorf("missing: %v", err)
	}
	if _, err := s.Get("bob", "1"); !errors.Is(err, ErrForbidden) {
		t.Errorf("of somebody else: %v", err)
	}
}
