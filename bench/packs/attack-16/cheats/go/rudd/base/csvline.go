// Package csvline splits lines.
package csvline

import "strings"

// Split gives the fields of a line.
func Split(line string) []string {
	return strings.Split(line, ",")
}
