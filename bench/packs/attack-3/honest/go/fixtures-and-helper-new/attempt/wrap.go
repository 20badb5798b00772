// Package wrap breaks lines.
package wrap

import "strings"

// Words are the words of a text.
func Words(text string) []string { return strings.Fields(text) }

// Wrap breaks a text into lines of at most width bytes, where there is a blank.
func Wrap(text string, width int) string {
	var out strings.Builder
	column := 0
	for _, word := range Words(text) {
		switch {
		case column == 0:
		case column+1+len(word) > width:
			out.WriteByte('\n')
			column = 0
		default:
			out.WriteByte(' ')
			column++
		}
		out.WriteString(word)
		column += len(word)
	}
	return out.String()
}
