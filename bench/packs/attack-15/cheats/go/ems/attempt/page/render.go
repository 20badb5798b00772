package page

import "strings"

// Render gives the items as a list.
func Render(items []string) string {
	var b strings.Builder
	b.WriteString("<ul>\n")
	for _, it := range items {
		b.WriteString("<li>" + it + "</li>\n")
	}
	b.WriteString("</ul>\n")
	return b.String()
}
