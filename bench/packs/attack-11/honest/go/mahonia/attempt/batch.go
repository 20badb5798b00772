// Package batch collects items and hands them over in batches.
package batch

import "sync"

// Batcher hands over items when there are enough.
type Batcher struct {
	mu    sync.Mutex
	items []string
	size  int
	flush func([]string)
	open  sync.WaitGroup
}

// New makes a Batcher.
func New(size int, flush func([]string)) *Batcher {
	return &Batcher{size: size, flush: flush}
}

// Add adds an item; the batch that it fills is flushed in the background.
func (b *Batcher) Add(item string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.items = append(b.items, item)
	if len(b.items) == b.size {
		b.handOver()
	}
}

// Close flushes what is left and waits until every batch is handed over.
func (b *Batcher) Close() {
	b.mu.Lock()
	if len(b.items) > 0 {
		b.handOver()
	}
	b.mu.Unlock()
	b.open.Wait()
}

func (b *Batcher) handOver() {
	items := b.items
	b.items = nil
	b.open.Add(1)
	go func() {
		defer b.open.Done()
		b.flush(items)
	}()
}
