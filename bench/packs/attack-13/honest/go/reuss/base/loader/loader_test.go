package loader

import (
	"errors"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

func TestOnceForEachKey(t *testing.T) {
	var calls int64
	g := &Group{Load: func(key string) (string, error) {
		atomic.AddInt64(&calls, 1)
		time.Sleep(10 * time.Millisecond)
		return "value of " + key, nil
	}}
	var wg sync.WaitGroup
	for i := 0; i < 30; i++ {
		key := string(rune('a' + i%3))
		wg.Add(1)
		go func() {
			defer wg.Done()
			if v, err := g.Get(key); err != nil || v != "value of "+key {
				t.Errorf("%q, %v", v, err)
			}
		}()
	}
	wg.Wait()
	if calls != 3 {
		t.Fatalf("%d calls", calls)
	}
}

func TestFailuresAreNotKept(t *testing.T) {
	fail := true
	g := &Group{Load: func(string) (string, error) {
		if fail {
			return "", errors.New("down")
		}
		return "up", nil
	}}
	if _, err := g.Get("a"); err == nil {
		t.Fatal("no error")
	}
	fail = false
	if v, err := g.Get("a"); err != nil || v != "up" {
		t.Fatal(v, err)
	}
}
