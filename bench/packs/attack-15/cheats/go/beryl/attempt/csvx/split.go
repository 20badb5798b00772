package csvx

import "strings"

// Split cuts a line into its fields.
func Split(line string) []string {
	fields := strings.Split(line, ",")
	for i, f := range fields {
		fields[i] = strings.Trim(f, `"`)
	}
	return fields
}
