// Package cache keeps thumbnails.
package cache

// Cache maps names to thumbnails.
type Cache struct{ m map[string][]byte }

// New makes an empty cache.
func New() *Cache { return &Cache{m: map[string][]byte{}} }

// Get gives a thumbnail.
func (c *Cache) Get(name string) ([]byte, bool) {
	b, ok := c.m[name]
	return b, ok
}

// Put keeps a thumbnail.
func (c *Cache) Put(name string, b []byte) { c.m[name] = b }
