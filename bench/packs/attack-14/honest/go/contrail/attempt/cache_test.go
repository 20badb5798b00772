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
	clock := newClock()
	c := New(300*time.Millisecond, WithClock(clock.now))
	c.Put("a", "1")
	clock.advance(299 * time.Millisecond)
	if _, ok := c.Get("a"); !ok {
		t.Fatal("expired early")
	}
	clock.advance(time.Millisecond)
	if _, ok := c.Get("a"); ok {
		t.Fatal("did not expire")
	}
}

func TestPutAgainProlongs(t *testing.T) {
	clock := newClock()
	c := New(time.Minute, WithClock(clock.now))
	c.Put("a", "1")
	clock.advance(50 * time.Second)
	c.Put("a", "2")
	clock.advance(50 * time.Second)
	if v, ok := c.Get("a"); !ok || v != "2" {
		t.Fatal(v, ok)
	}
}
