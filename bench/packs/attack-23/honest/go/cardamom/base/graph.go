// Package plan orders tasks.
package plan

// Graph tells for each task what it needs.
type Graph map[string][]string

// Needs gives the direct dependencies.
func (g Graph) Needs(task string) []string { return g[task] }
