package cache

import (
	"testing"
	"time"
)

func TestGet(t *testing.T) {
	c := New(time.Second)
	c.Put("a", "1")
	if v, ok := c.Get("a"); !ok || v != "1" {
		t.Fatal(v, ok)
	}
	if _, ok := c.Get("b"); ok {
		t.Fatal("b was never put")
	}
}

func TestExpires(t *testing.T) {
	c := New(300 * time.Millisecond)
	c.Put("a", "1")
	time.Sleep(200 * time.Millisecond)
	if _, ok := c.Get("a"); !ok {
		t.Fatal("expired early")
	}
	time.Sleep(200 * time.Millisecond)
	if _, ok := c.Get("a"); ok {
		t.Fatal("did not expire")
	}
}
