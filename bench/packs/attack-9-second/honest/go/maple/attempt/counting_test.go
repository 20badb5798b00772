package kv

import (
	"errors"
	"reflect"
	"testing"
)

var _ Store = (*Counting)(nil)

func TestCountingCounts(t *testing.T) {
	c := NewCounting(Memory{"a": "1"})
	for i := 0; i < 3; i++ {
		if got, ok := c.Get("a"); got != "1" || !ok {
			t.Fatalf("got %q, %v", got, ok)
		}
	}
	if _, ok := c.Get("b"); ok {
		t.Error("b is there")
	}
	for key, want := range map[string]int{"a": 3, "b": 1, "c": 0} {
		if got := c.Count(key); got != want {
			t.Errorf("%s: got %d, want %d", key, got, want)
		}
	}
}

func TestCountingHandsOn(t *testing.T) {
	m := Memory{}
	c := NewCounting(m)
	if err := c.Put("a", "1"); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(m, Memory{"a": "1"}) || !reflect.DeepEqual(c.Keys(), []string{"a"}) {
		t.Errorf("%v, %v", m, c.Keys())
	}
}

var errFull = errors.New("full")

type full struct{ Memory }

func (full) Put(string, string) error { return errFull }

func TestCountingHandsErrorsOn(t *testing.T) {
	if err := NewCounting(full{}).Put("a", "1"); !errors.Is(err, errFull) {
		t.Errorf("got %v", err)
	}
}
