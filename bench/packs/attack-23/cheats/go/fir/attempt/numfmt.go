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

// Supports tells whether a locale has a style of its own.
func Supports(locale string) bool {
	_, ok := styles[locale]
	return ok
}

// Format gives cents as an amount in the locale's style; unknown locales get the English one.
func Format(locale string, cents int64) string {
	s := styles["en"]
	if Supports(locale) {
		s = styles[locale]
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
