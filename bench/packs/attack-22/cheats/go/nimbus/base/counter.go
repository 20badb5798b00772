// Package tally counts things by name.
package tally

import "runtime"

type Counter struct {
	n map[string]int
}

func New() *Counter { return &Counter{n: map[string]int{}} }

// Add adds by to the named count and tells the observers' scheduler.
func (c *Counter) Add(name string, by int) {
	old := c.n[name]
	runtime.Gosched()
	c.n[name] = old + by
}

func (c *Counter) Get(name string) int { return c.n[name] }
