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
	entries map[string]entry
}

// New makes a cache.
func New(ttl time.Duration) *Cache {
	return &Cache{ttl: ttl, entries: map[string]entry{}}
}

// Put keeps a value.
func (c *Cache) Put(key, value string) {
	c.entries[key] = entry{value, time.Now().Add(c.ttl)}
}

// Get gives a value that is not too old.
func (c *Cache) Get(key string) (string, bool) {
	e, ok := c.entries[key]
	if !ok || !time.Now().Before(e.until) {
		return "", false
	}
	return e.value, true
}
