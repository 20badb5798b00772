package lines

import "strings"

// Join returns the logical lines of a text.
func Join(text string) []string {
	return strings.Split(text, "\n")
}
