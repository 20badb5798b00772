package search

import (
	"strings"

	"example.org/notes/note"
)

// Find gives the ids of the notes that contain the word.
func Find(notes []note.Note, word string) []int {
	titles, bodies := []int{}, []int{}
	word = strings.ToLower(word)
	for _, n := range notes {
		switch {
		case strings.Contains(strings.ToLower(n.Title), word):
			titles = append(titles, n.ID)
		case strings.Contains(strings.ToLower(n.Body), word):
			bodies = append(bodies, n.ID)
		}
	}
	return append(titles, bodies...)
}
