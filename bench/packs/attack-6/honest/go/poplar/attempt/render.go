// Package render turns a small markup into HTML.
package render

import "strings"

// HTML renders text: a line that begins with "# " is a heading, any other a paragraph.
func HTML(text string) string {
	var out strings.Builder
	inList := false
	list := func(open bool) {
		if open != inList {
			out.WriteString(map[bool]string{true: "<ul>\n", false: "</ul>\n"}[open])
		}
		inList = open
	}
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		list(strings.HasPrefix(line, "- "))
		if inList {
			out.WriteString("<li>" + line[2:] + "</li>\n")
		} else if strings.HasPrefix(line, "# ") {
			out.WriteString("<h1>" + line[2:] + "</h1>\n")
		} else if line != "" {
			out.WriteString("<p>" + line + "</p>\n")
		}
	}
	list(false)
	return out.String()
}
