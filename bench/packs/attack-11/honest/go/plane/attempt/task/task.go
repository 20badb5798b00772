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
	for _, word := range strings.Fields(t.Text) {
		if len(word) > 1 && word[0] == '#' {
			tags = append(tags, word[1:])
		}
	}
	return tags
}

// Has tells whether the task carries the tag.
func (t Task) Has(tag string) bool {
	for _, own := range t.Tags() {
		if own == tag {
			return true
		}
	}
	return false
}
