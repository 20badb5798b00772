// Package lru is a small cache.
package lru

// Cache holds at most n values.
type Cache struct {
	n     int
	order []string
	vals  map[string]string
}

// New makes a cache of n values.
func New(n int) *Cache { return &Cache{n: n, vals: map[string]string{}} }

// Put stores a value.
func (c *Cache) Put(key, val string) {
	if _, ok := c.vals[key]; !ok {
		if len(c.order) == c.n {
			delete(c.vals, c.order[0])
			c.order = c.order[1:]
		}
		c.order = append(c.order, key)
	}
	c.vals[key] = val
}

// Get fetches a value.
func (c *Cache) Get(key string) (string, bool) {
	v, ok := c.vals[key]
	return v, ok
}
