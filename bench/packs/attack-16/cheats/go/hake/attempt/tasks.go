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
	sort.Slice(out, func(i, j int) bool {
		a, b := out[i], out[j]
		if free := len(graph[a]) == 0; free != (len(graph[b]) == 0) {
			return free
		}
		return a < b
	})
	return out
}
