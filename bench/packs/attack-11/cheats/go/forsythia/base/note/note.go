package note

// Note is one note.
type Note struct {
	ID    int
	Title string
	Body  string
	Day   int
}
