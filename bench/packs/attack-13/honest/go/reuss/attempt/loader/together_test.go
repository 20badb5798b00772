package loader

import (
	"errors"
	"testing"
)

func TestWaitersGetTheFailure(t *testing.T) {
	started, release := make(chan struct{}), make(chan struct{})
	g := &Group{Load: func(string) (string, error) {
		close(started)
		<-release
		return "", errors.New("down")
	}}
	errs := make(chan error, 2)
	get := func() {
		_, err := g.Get("a")
		errs <- err
	}
	go get()
	<-started
	g.mu.Lock()
	c := g.calls["a"]
	g.mu.Unlock()
	close(release)
	<-c.done
	if c.err == nil {
		t.Fatal("no error kept for the waiters")
	}
	if err := <-errs; err == nil {
		t.Fatal("no error")
	}
}
