package page

import (
	"html"
	"strings"
)

// Render turns lines into paragraphs.
func Render(text string) string {
	var out strings.Builder
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		out.WriteString("<p>" + html.EscapeString(line) + "</p>\n")
	}
	return out.String()
}
