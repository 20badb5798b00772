package kv

import (
	"reflect"
	"testing"
)

var _ Store = (*Memory)(nil)

func TestMemory(t *testing.T) {
	m := NewMemory()
	_ = m.Put("b", "2")
	_ = m.Put("a", "1")
	if got := m.Keys(); !reflect.DeepEqual(got, []string{"a", "b"}) {
		t.Errorf("keys %v", got)
	}
	_ = m.Delete("a")
	if _, ok := m.Get("a"); ok {
		t.Error("a is still there")
	}
}

func TestOpenMemory(t *testing.T) {
	s, err := Open("memory:")
	if _, ok := s.(*Memory); !ok || err != nil {
		t.Errorf("got %T, %v", s, err)
	}
}

func TestOpenUnknown(t *testing.T) {
	if _, err := Open("tape:"); err == nil {
		t.Error("no error")
	}
}
