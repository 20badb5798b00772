package csvx

import "strings"

// Split cuts a line into its fields.
func Split(line string) []string {
	return strings.Split(line, ",")
}
