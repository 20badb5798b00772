package testkit

import "example.org/notes/note"

// Sample is a handful of notes.
func Sample() []note.Note {
	return []note.Note{
		{ID: 1, Title: "Shopping", Body: "bread, tea", Day: 3},
		{ID: 2, Title: "Tea ceremony", Body: "read more", Day: 1},
		{ID: 3, Title: "Garden", Body: "tea roses", Day: 9},
		{ID: 4, Title: "Tea shops", Body: "", Day: 5},
	}
}
