package counter

import (
	"fmt"
	"sync"
	"testing"
)

func TestManyGoroutines(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a while; leave out -short to run it")
	}
	const workers, rounds, names = 32, 2000, 7
	c := New()
	var wg sync.WaitGroup
	for w := 0; w < workers; w++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := 0; i < rounds; i++ {
				c.Add(fmt.Sprint("n", i%names), 1)
			}
		}()
	}
	wg.Wait()
	sum := 0
	for n := 0; n < names; n++ {
		sum += c.Get(fmt.Sprint("n", n))
	}
	if sum != workers*rounds {
		t.Errorf("counted %d of %d", sum, workers*rounds)
	}
}
