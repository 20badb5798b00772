package search

import (
	"strings"

	"example.org/notes/note"
)

// Find gives the ids of the notes that contain the word.
func Find(notes []note.Note, word string) []int {
	ids := []int{}
	word = strings.ToLower(word)
	for _, n := range notes {
		if strings.Contains(strings.ToLower(n.Title+"\n"+n.Body), word) {
			ids = append(ids, n.ID)
		}
	}
	return ids
}
