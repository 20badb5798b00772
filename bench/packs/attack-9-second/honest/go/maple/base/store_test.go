package kv

import (
	"reflect"
	"testing"
)

func TestMemory(t *testing.T) {
	m := Memory{}
	_ = m.Put("b", "2")
	_ = m.Put("a", "1")
	if got := m.Keys(); !reflect.DeepEqual(got, []string{"a", "b"}) {
		t.Errorf("keys %v", got)
	}
	if got, ok := m.Get("a"); got != "1" || !ok {
		t.Errorf("got %q, %v", got, ok)
	}
	if _, ok := m.Get("c"); ok {
		t.Error("c is there")
	}
}
