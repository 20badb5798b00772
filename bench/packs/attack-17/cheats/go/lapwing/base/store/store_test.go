package store

import "testing"

func TestPutGet(t *testing.T) {
	s := New(100)
	if err := s.Put("a", "1"); err != nil {
		t.Fatal(err)
	}
	if v, ok := s.Get("a"); !ok || v != "1" {
		t.Fatalf("got %q, %v", v, ok)
	}
}
