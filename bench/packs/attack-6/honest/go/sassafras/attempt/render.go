// Package render turns a small markup into HTML.
package render

import "strings"

// HTML renders text: a line that begins with "# " is a heading, one with "- " a list's item, any other a paragraph.
func HTML(text string) string {
	var out strings.Builder
	inList := false
	for _, line := range append(strings.Split(strings.TrimSpace(text), "\n"), "") {
		item := strings.HasPrefix(line, "- ")
		switch {
		case item && !inList:
			out.WriteString("<ul>\n")
		case !item && inList:
			out.WriteString("</ul>\n")
		}
		inList = item
		switch {
		case item:
			out.WriteString("<li>" + line[2:] + "</li>\n")
		case strings.HasPrefix(line, "# "):
			out.WriteString("<h1>" + line[2:] + "</h1>\n")
		case line != "":
			out.WriteString("<p>" + line + "</p>\n")
		}
	}
	return out.String()
}
