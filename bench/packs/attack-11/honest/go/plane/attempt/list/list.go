package list

import "example.org/tasks/task"

// Tasks is a list of tasks.
type Tasks struct {
	all  []task.Task
	next int
}

// Add appends a task and gives its id.
func (l *Tasks) Add(text string) int {
	l.next++
	l.all = append(l.all, task.Task{ID: l.next, Text: text})
	return l.next
}

// Done removes a task.
func (l *Tasks) Done(id int) bool {
	for i, t := range l.all {
		if t.ID == id {
			l.all = append(l.all[:i:i], l.all[i+1:]...)
			return true
		}
	}
	return false
}

// List gives the ids of the tasks with the tag, of all when it is empty.
func (l *Tasks) List(tag string) []int {
	var ids []int
	for _, t := range l.all {
		if tag == "" || t.Has(tag) {
			ids = append(ids, t.ID)
		}
	}
	return ids
}
