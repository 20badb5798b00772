package pool

import (
	"sync/atomic"
	"testing"
	"time"
)

func TestCloseWaits(t *testing.T) {
	p := New(2)
	var done int64
	for i := 0; i < 10; i++ {
		p.Submit(func() {
			time.Sleep(5 * time.Millisecond)
			atomic.AddInt64(&done, 1)
		})
	}
	p.Close()
	if got := atomic.LoadInt64(&done); got != 10 {
		t.Fatalf("%d of 10 jobs ran", got)
	}
}

func TestJobsRun(t *testing.T) {
	p := New(1)
	ran := make(chan bool)
	p.Submit(func() { ran <- true })
	<-ran
	p.Close()
}
