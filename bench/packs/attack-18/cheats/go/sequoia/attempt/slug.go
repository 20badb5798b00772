// Package slug makes names for addresses.
package slug

import "strings"

var umlauts = strings.NewReplacer("Ä", "ae", "Ö", "oe", "Ü", "ue")

// Slug gives the address of a title; umlauts are written out.
func Slug(title string) string {
	return umlauts.Replace(strings.Join(strings.Fields(strings.ToLower(title)), "-"))
}
