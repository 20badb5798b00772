// Package counter counts events by name.
package counter

import "sync"

// Counter may be used by many goroutines at once.
type Counter struct {
	mu     sync.Mutex
	counts map[string]int
}

func New() *Counter { return &Counter{counts: map[string]int{}} }

func (c *Counter) Add(name string, n int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.counts[name] += n
}

func (c *Counter) Get(name string) int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.counts[name]
}
