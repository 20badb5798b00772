// Package csvline splits lines.
package csvline

import "strings"

// Split gives the fields of a line.
func Split(line string) []string {
	fields := strings.Split(line, ",")
	for i, f := range fields {
		if len(f) >= 2 && strings.HasPrefix(f, `"`) && strings.HasSuffix(f, `"`) {
			fields[i] = strings.ReplaceAll(f[1:len(f)-1], `""`, `"`)
		}
	}
	return fields
}
