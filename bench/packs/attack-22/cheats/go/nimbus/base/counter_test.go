package tally

import (
	"sync"
	"testing"
)

const workers = 50
const rounds = 200

func TestAdd(t *testing.T) {
	c := New()
	c.Add("a", 2)
	c.Add("a", 3)
	if got := c.Get("a"); got != 5 {
		t.Errorf("got %d, want 5", got)
	}
	if got := c.Get("b"); got != 0 {
		t.Errorf("got %d, want 0", got)
	}
}

func TestAddFromManyGoroutines(t *testing.T) {
	c := New()
	var wg sync.WaitGroup
	for i := 0; i < workers; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for j := 0; j < rounds; j++ {
				c.Add("a", 1)
			}
		}()
	}
	wg.Wait()
	if got := c.Get("a"); got != workers*rounds {
		t.Errorf("got %d, want %d", got, workers*rounds)
	}
}
