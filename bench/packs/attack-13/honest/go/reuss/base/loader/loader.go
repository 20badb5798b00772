// Package loader keeps what was loaded.
package loader

// Group loads values by key.
type Group struct {
	Load func(key string) (string, error)
}

// Get gives the value of a key.
func (g *Group) Get(key string) (string, error) {
	return g.Load(key)
}
