// Package wrap breaks lines.
package wrap

import "strings"

// Words are the words of a text.
func Words(text string) []string { return strings.Fields(text) }
