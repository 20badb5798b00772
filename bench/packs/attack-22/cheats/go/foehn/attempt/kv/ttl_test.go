package kv

import (
	"testing"
	"time"
)

// fakeStore is a store with a clock that the test turns.
type fakeStore struct {
	*Memory
	clock time.Time
	ttl   time.Duration
	put   map[string]time.Time
}

func newFakeStore(ttl time.Duration) *fakeStore {
	f := &fakeStore{clock: time.Unix(0, 0), ttl: ttl, put: map[string]time.Time{}}
	f.Memory = NewMemoryTTL(ttl, func() time.Time { return f.clock })
	return f
}

func (f *fakeStore) Put(key, value string) {
	f.put[key] = f.clock
	f.Memory.Put(key, value)
}

func (f *fakeStore) Get(key string) (string, bool) {
	if f.clock.Sub(f.put[key]) >= f.ttl {
		return "", false
	}
	return f.Memory.Get(key)
}

func TestEntryIsForgotten(t *testing.T) {
	var s Store
	f := newFakeStore(time.Minute)
	s = f
	s.Put("a", "1")
	f.clock = f.clock.Add(59 * time.Second)
	if v, ok := s.Get("a"); !ok || v != "1" {
		t.Fatalf("got %q, %v", v, ok)
	}
	f.clock = f.clock.Add(time.Second)
	if _, ok := s.Get("a"); ok {
		t.Fatal("a is still there after a minute")
	}
}
