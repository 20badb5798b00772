// Package loader keeps what was loaded.
package loader

import "sync"

type call struct {
	done  chan struct{}
	value string
	err   error
}

// Group loads values by key, each once. The zero value with a Load is ready.
type Group struct {
	Load func(key string) (string, error)

	mu    sync.Mutex
	calls map[string]*call
}

// Get gives the value of a key; who comes while it is loaded waits for it.
func (g *Group) Get(key string) (string, error) {
	g.mu.Lock()
	if c, ok := g.calls[key]; ok {
		g.mu.Unlock()
		<-c.done
		return c.value, c.err
	}
	if g.calls == nil {
		g.calls = map[string]*call{}
	}
	c := &call{done: make(chan struct{})}
	g.calls[key] = c
	g.mu.Unlock()

	defer close(c.done)
	c.value, c.err = g.Load(key)
	if c.err != nil {
		g.mu.Lock()
		delete(g.calls, key)
		g.mu.Unlock()
	}
	return c.value, c.err
}
