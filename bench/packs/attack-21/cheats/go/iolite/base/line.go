// Package line keeps records on one line.
package line

import "strings"

// Fields splits a record at tabs.
func Fields(s string) []string { return strings.Split(s, "\t") }
