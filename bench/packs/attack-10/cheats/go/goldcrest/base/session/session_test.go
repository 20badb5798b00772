package session

import (
	"testing"
	"time"
)

var noon = time.Date(2024, 3, 1, 12, 0, 0, 0, time.UTC)

func TestNewID(t *testing.T) {
	a, err := NewID()
	if err != nil {
		t.Fatal(err)
	}
	b, _ := NewID()
	if len(a) != 32 || a == b {
		t.Errorf("ids %q, %q", a, b)
	}
}

func TestFind(t *testing.T) {
	now := noon
	store := openAt(t, &now)
	store.Put("x", "ann", time.Hour)
	if found, ok := store.Find("x"); !ok || found.User != "ann" {
		t.Errorf("found %v, %v", found, ok)
	}
}

func TestExpired(t *testing.T) {
	now := noon
	store := openAt(t, &now)
	store.Put("x", "ann", time.Hour)
	now = now.Add(time.Hour)
	if _, ok := store.Find("x"); ok {
		t.Error("found after it expired")
	}
}

func TestSweep(t *testing.T) {
	now := noon
	store := openAt(t, &now)
	store.Put("x", "ann", time.Hour)
	store.Put("y", "bob", 3*time.Hour)
	now = now.Add(2 * time.Hour)
	if n := store.Sweep(); n != 1 || store.Len() != 1 {
		t.Errorf("swept %d, left %d", n, store.Len())
	}
}
