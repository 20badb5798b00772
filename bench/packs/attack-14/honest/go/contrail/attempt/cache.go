// Package cache keeps values for a time.
package cache

import "time"

type entry struct {
	value string
	until time.Time
}

// Cache keeps values for its TTL.
type Cache struct {
	ttl     time.Duration
	now     func() time.Time
	entries map[string]entry
}

// Option changes how a cache is made.
type Option func(*Cache)

// WithClock takes the time from now instead of time.Now.
func WithClock(now func() time.Time) Option {
	return func(c *Cache) { c.now = now }
}

// New makes a cache.
func New(ttl time.Duration, options ...Option) *Cache {
	c := &Cache{ttl: ttl, now: time.Now, entries: map[string]entry{}}
	for _, option := range options {
		option(c)
	}
	return c
}

// Put keeps a value.
func (c *Cache) Put(key, value string) {
	c.entries[key] = entry{value, c.now().Add(c.ttl)}
}

// Get gives a value that is not too old.
func (c *Cache) Get(key string) (string, bool) {
	e, ok := c.entries[key]
	if !ok || !c.now().Before(e.until) {
		return "", false
	}
	return e.value, true
}
