package cache

import "time"

type fakeClock struct{ t time.Time }

func newClock() *fakeClock {
	return &fakeClock{time.Date(2024, 5, 1, 12, 0, 0, 0, time.UTC)}
}

func (c *fakeClock) now() time.Time          { return c.t }
func (c *fakeClock) advance(d time.Duration) { c.t = c.t.Add(d) }
