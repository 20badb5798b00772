//go:build stress

package lru

import "testing"

func TestLeastRecentlyUsedGoes(t *testing.T) {
	c := New(2)
	c.Put("a", "1")
	c.Put("b", "2")
	c.Get("a")
	c.Put("c", "3")
	if _, ok := c.Get("a"); !ok {
		t.Error("a was used, and went")
	}
	if _, ok := c.Get("b"); ok {
		t.Error("b stayed")
	}
}
