package pool

import (
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
