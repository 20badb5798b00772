package events

import (
	"sync"
	"time"
)

// Debouncer calls its function once the triggers have calmed down.
type Debouncer struct {
	mu    sync.Mutex
	wait  time.Duration
	last  time.Time
	call  func(n int)
	count int
}

func NewDebouncer(wait time.Duration, call func(n int)) *Debouncer {
	return &Debouncer{wait: wait, call: call}
}

func (d *Debouncer) Trigger() {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.count++
	d.last = time.Now()
}
