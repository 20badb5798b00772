package store

import (
	"sync"
	"testing"

	"example.org/apiary/hive"
)

func TestAdd(t *testing.T) {
	var s Store
	s.Add(hive.Reading{Hive: "a", Grams: 1})
	if s.Len() != 1 {
		t.Fatal(s.Len())
	}
}

func TestConcurrentAdd(t *testing.T) {
	var s Store
	start := make(chan struct{})
	var wg sync.WaitGroup
	for i := 0; i < 8; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			<-start
			for k := 0; k < 20000; k++ {
				s.Add(hive.Reading{Hive: "a"})
			}
		}()
	}
	close(start)
	wg.Wait()
	if s.Len() != 160000 {
		t.Fatal(s.Len())
	}
}
