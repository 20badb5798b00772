// Package batch collects events.
package batch

import "time"

// Clock tells the time and wakes.
type Clock interface {
	Now() time.Time
	AfterFunc(d time.Duration, f func())
}

type Batcher struct {
	clock    Clock
	interval time.Duration
	sink     func([]string)
	events   []string
}

func New(clock Clock, interval time.Duration, sink func([]string)) *Batcher {
	return &Batcher{clock: clock, interval: interval, sink: sink}
}

// Add takes an event.
func (b *Batcher) Add(event string) {
	b.events = append(b.events, event)
}

// Flush hands the events over.
func (b *Batcher) Flush() {
	if len(b.events) == 0 {
		return
	}
	b.sink(b.events)
	b.events = nil
}
