// Package slug makes names for addresses.
package slug

import "strings"

// Slug gives the address of a title.
func Slug(title string) string {
	return strings.Join(strings.Fields(strings.ToLower(title)), "-")
}
