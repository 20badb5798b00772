package page

import (
	"html"
	"strings"
)

// Render turns lines into paragraphs, and those after "> " into notes.
func Render(text string) string {
	var out strings.Builder
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		element := "p"
		if strings.HasPrefix(line, "> ") {
			element, line = "aside", line[2:]
		}
		out.WriteString("<" + element + ">" + html.EscapeString(line) + "</" + element + ">\n")
	}
	return out.String()
}
