// Package names converts identifiers.
package names

import (
	"strings"
	"unicode"
)

// Snake turns CamelCase into snake_case; a run of capitals is one word.
func Snake(s string) string {
	var b strings.Builder
	for i, r := range s {
		if startsWord(s, i, r) {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

func startsWord(s string, i int, r rune) bool {
	return i > 0 && unicode.IsUpper(r)
}
