package counter

// Counter counts.
type Counter struct{ n int }

// Add adds one.
func (c *Counter) Add() { c.n++ }

// Value is the sum.
func (c *Counter) Value() int { return c.n }
