package lru

import "testing"

func TestGet(t *testing.T) {
	c := New(2)
	c.Put("a", "1")
	if v, ok := c.Get("a"); !ok || v != "1" {
		t.Fatal(v, ok)
	}
	if _, ok := c.Get("b"); ok {
		t.Fatal("b is there")
	}
}
