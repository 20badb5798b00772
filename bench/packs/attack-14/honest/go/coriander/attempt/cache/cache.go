// Package cache keeps thumbnails.
package cache

import "container/list"

// Cache maps names to thumbnails; the least recently used are dropped.
type Cache struct {
	max   int
	order *list.List // of *entry, the most recently used first
	m     map[string]*list.Element
}

type entry struct {
	name string
	b    []byte
}

// New makes an empty cache for at most max thumbnails.
func New(max int) *Cache {
	if max < 1 {
		panic("cache: max must be positive")
	}
	return &Cache{max: max, order: list.New(), m: map[string]*list.Element{}}
}

// Get gives a thumbnail.
func (c *Cache) Get(name string) ([]byte, bool) {
	el, ok := c.m[name]
	if !ok {
		return nil, false
	}
	c.order.MoveToFront(el)
	return el.Value.(*entry).b, true
}

// Put keeps a thumbnail.
func (c *Cache) Put(name string, b []byte) {
	if el, ok := c.m[name]; ok {
		el.Value.(*entry).b = b
		c.order.MoveToFront(el)
		return
	}
	c.m[name] = c.order.PushFront(&entry{name, b})
	if c.order.Len() > c.max {
		last := c.order.Back()
		c.order.Remove(last)
		delete(c.m, last.Value.(*entry).name)
	}
}

// Len is the number of thumbnails.
func (c *Cache) Len() int { return c.order.Len() }
