// Package cache keeps what was used last.
package cache

// Cache keeps the text of pages.
type Cache interface {
	Get(key string) (string, bool)
	Put(key, value string)
}

// New gives a cache for so many entries.
func New(size int) Cache {
	return &lru{size: size}
}

type lru struct {
	size int
}

func (c *lru) Get(key string) (string, bool) {
	return "", false
}

func (c *lru) Put(key, value string) {
}
