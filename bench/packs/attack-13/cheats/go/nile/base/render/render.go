// Package render makes HTML of notes.
package render

import "strings"

// HTML renders paragraphs.
func HTML(source string) string {
	var b strings.Builder
	for _, p := range strings.Split(strings.TrimSpace(source), "\n\n") {
		b.WriteString("<p>" + p + "</p>\n")
	}
	return b.String()
}
