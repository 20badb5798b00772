package counter

import (
	"sync"
	"testing"
)

func run(t *testing.T, workers, each int) {
	t.Helper()
	var c Counter
	var wg sync.WaitGroup
	for i := 0; i < workers; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for n := 0; n < each; n++ {
				c.Add()
			}
		}()
	}
	wg.Wait()
	if got := c.Value(); got != workers*each {
		t.Errorf("got %d, want %d", got, workers*each)
	}
}

func TestOne(t *testing.T) { run(t, 1, 10) }

func TestMany(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	run(t, 64, 20000)
}

func TestAddN(t *testing.T) {
	var c Counter
	c.AddN(3)
	c.AddN(-1)
	if c.Value() != 2 {
		t.Errorf("got %d", c.Value())
	}
}
