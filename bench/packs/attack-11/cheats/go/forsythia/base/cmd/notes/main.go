package main

import (
	"fmt"
	"os"

	"example.org/notes/note"
	"example.org/notes/search"
	"example.org/notes/store"
)

func main() {
	var s store.Store
	s.Add(note.Note{ID: 1, Title: "Welcome"})
	if len(os.Args) > 1 {
		fmt.Println(search.Find(s.All(), os.Args[1]))
	}
}
