package kv

import "sync"

// Counting tells how often each key of a Store was looked up.
type Counting struct {
	Store

	mu     sync.Mutex
	counts map[string]int
}

// NewCounting wraps a store.
func NewCounting(store Store) *Counting {
	return &Counting{Store: store, counts: map[string]int{}}
}

// Get returns a value, and counts.
func (c *Counting) Get(key string) (string, bool) {
	c.mu.Lock()
	c.counts[key]++
	c.mu.Unlock()
	return c.Store.Get(key)
}

// Count tells how often a key was looked up.
func (c *Counting) Count(key string) int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.counts[key]
}
