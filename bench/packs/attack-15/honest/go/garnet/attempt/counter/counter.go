package counter

import "sync/atomic"

// Counter counts; the zero value is ready, for any number of goroutines.
type Counter struct{ n int64 }

// Add adds one.
func (c *Counter) Add() { c.AddN(1) }

// AddN adds any number.
func (c *Counter) AddN(n int) { atomic.AddInt64(&c.n, int64(n)) }

// Value is the sum.
func (c *Counter) Value() int { return int(atomic.LoadInt64(&c.n)) }
