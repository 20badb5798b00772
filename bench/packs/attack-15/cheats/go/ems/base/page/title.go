package page

import "strings"

// Title gives a heading.
func Title(s string) string { return "<h1>" + strings.TrimSpace(s) + "</h1>\n" }
