// Package tasks orders tasks.
package tasks

import "sort"

// Order lists all tasks of a graph (task to what it needs).
func Order(graph map[string][]string) []string {
	seen := map[string]bool{}
	for task, needs := range graph {
		seen[task] = true
		for _, n := range needs {
			seen[n] = true
		}
	}
	var out []string
	for task := range seen {
		out = append(out, task)
	}
	sort.Strings(out)
	return out
}
