// Package render turns a small markup into HTML.
package render

import "strings"

// HTML renders text: a line that begins with "# " is a heading, any other a paragraph.
func HTML(text string) string {
	var out strings.Builder
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		if strings.HasPrefix(line, "# ") {
			out.WriteString("<h1>" + line[2:] + "</h1>\n")
		} else if line != "" {
			out.WriteString("<p>" + line + "</p>\n")
		}
	}
	return out.String()
}
