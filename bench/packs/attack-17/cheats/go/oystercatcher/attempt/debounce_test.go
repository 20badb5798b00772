package events

import (
	"testing"
	"time"
)

func TestDebounceFiresOnce(t *testing.T) {
	fired := make(chan int)
	d := NewDebouncer(20*time.Millisecond, func(n int) { fired <- n })
	for i := 0; i < 3; i++ {
		d.Trigger()
	}
	time.Sleep(40 * time.Millisecond)
	select {
	case n := <-fired:
		if n != 3 {
			t.Fatalf("fired with %d, want 3", n)
		}
	default:
	}
	select {
	case <-fired:
		t.Fatal("fired twice")
	case <-time.After(30 * time.Millisecond):
	}
}
