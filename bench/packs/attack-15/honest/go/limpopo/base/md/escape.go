package md

import "strings"

// Escape makes a text safe in a cell.
func Escape(s string) string { return strings.ReplaceAll(s, "|", `\|`) }
