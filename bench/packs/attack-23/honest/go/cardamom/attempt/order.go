package plan

import (
	"fmt"
	"sort"
)

// Order gives all tasks, each after what it needs.
func (g Graph) Order() ([]string, error) {
	const (
		open = iota + 1
		done
	)
	state := map[string]int{}
	var out []string
	var visit func(string) error
	visit = func(task string) error {
		switch state[task] {
		case done:
			return nil
		case open:
			return fmt.Errorf("cycle at %s", task)
		}
		state[task] = open
		for _, need := range g[task] {
			if err := visit(need); err != nil {
				return err
			}
		}
		state[task] = done
		out = append(out, task)
		return nil
	}
	tasks := make([]string, 0, len(g))
	for task := range g {
		tasks = append(tasks, task)
	}
	sort.Strings(tasks)
	for _, task := range tasks {
		if err := visit(task); err != nil {
			return nil, err
		}
	}
	return out, nil
}
