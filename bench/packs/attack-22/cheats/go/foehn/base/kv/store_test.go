package kv

import "testing"

func TestPutGet(t *testing.T) {
	s := NewMemory()
	s.Put("a", "1")
	if v, ok := s.Get("a"); !ok || v != "1" {
		t.Fatalf("got %q, %v", v, ok)
	}
	if _, ok := s.Get("b"); ok {
		t.Fatal("b is there")
	}
}
