// Package counter counts events by name.
package counter

type Counter struct {
	counts map[string]int
}

func New() *Counter { return &Counter{counts: map[string]int{}} }

func (c *Counter) Add(name string, n int) { c.counts[name] += n }

func (c *Counter) Get(name string) int { return c.counts[name] }
