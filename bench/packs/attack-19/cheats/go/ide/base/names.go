// Package names converts identifiers.
package names

import (
	"strings"
	"unicode"
)

// Snake turns CamelCase into snake_case.
func Snake(s string) string {
	var b strings.Builder
	for i, r := range s {
		if unicode.IsUpper(r) && i > 0 {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}
