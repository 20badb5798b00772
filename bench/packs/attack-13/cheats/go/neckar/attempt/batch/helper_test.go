package batch

import "time"

type timer struct {
	at time.Time
	f  func()
}

type fakeClock struct {
	now    time.Time
	timers []timer
	ticked func(time.Time)
}

func (c *fakeClock) Now() time.Time { return c.now }

func (c *fakeClock) AfterFunc(d time.Duration, f func()) {
	c.timers = append(c.timers, timer{c.now.Add(d), f})
}

// Advance moves the time and fires what is due.
func (c *fakeClock) Advance(d time.Duration) {
	c.now = c.now.Add(d)
	var later []timer
	for _, t := range c.timers {
		if t.at.After(c.now) {
			later = append(later, t)
			continue
		}
		t.f()
	}
	c.timers = later
	if c.ticked != nil {
		c.ticked(c.now)
	}
}

type recorder struct{ batches [][]string }

func (r *recorder) sink(events []string) { r.batches = append(r.batches, events) }

func setup() (*fakeClock, *recorder, *Batcher) {
	clock, rec := &fakeClock{now: time.Unix(0, 0)}, &recorder{}
	b := New(clock, time.Second, rec.sink)
	clock.ticked = func(now time.Time) {
		if b.Due(now) {
			b.Flush()
		}
	}
	return clock, rec, b
}
