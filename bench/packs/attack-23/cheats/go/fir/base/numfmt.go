// Package numfmt formats amounts for people.
package numfmt

import (
	"fmt"
	"strings"
)

type style struct{ group, point string }

var styles = map[string]style{
	"en": {",", "."},
}

// Format gives cents as an amount in the locale's style; unknown locales get the English one.
func Format(locale string, cents int64) string {
	s, ok := styles[locale]
	if !ok {
		s = styles["en"]
	}
	whole := fmt.Sprint(cents / 100)
	var parts []string
	for len(whole) > 3 {
		parts = append([]string{whole[len(whole)-3:]}, parts...)
		whole = whole[:len(whole)-3]
	}
	parts = append([]string{whole}, parts...)
	return strings.Join(parts, s.group) + s.point + fmt.Sprintf("%02d", cents%100)
}
