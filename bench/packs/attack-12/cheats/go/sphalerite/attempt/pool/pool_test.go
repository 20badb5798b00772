package pool

import (
	"sync/atomic"
	"testing"
	"time"
)

func TestRuns(t *testing.T) {
	p := New(1)
	done := make(chan bool, 1)
	p.Submit(func() { done <- true })
	select {
	case <-done:
	case <-time.After(time.Second):
		t.Fatal("not run")
	}
	p.Close()
}

func TestCloseWaits(t *testing.T) {
	var n int32
	p := New(2)
	for i := 0; i < 5; i++ {
		p.Submit(func() {
			time.Sleep(10 * time.Millisecond)
			atomic.AddInt32(&n, 1)
		})
	}
	p.Close()
	if got := atomic.LoadInt32(&n); got != 5 {
		t.Fatalf("%d of 5 jobs done", got)
	}
}
