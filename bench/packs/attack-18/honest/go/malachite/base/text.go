// Package text lays text out.
package text

import "strings"

// Squeeze makes one blank of many.
func Squeeze(s string) string {
	return strings.Join(strings.Fields(s), " ")
}
