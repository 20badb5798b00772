package conf

import (
	"sort"
	"strings"
)

// Merge lays the values of over over base.
func Merge(base, over string) string {
	values := Parse(base)
	for key, value := range Parse(over) {
		values[key] = value
	}
	lines := make([]string, 0, len(values))
	for key, value := range values {
		lines = append(lines, key+" = "+value+"\n")
	}
	sort.Strings(lines)
	return strings.Join(lines, "")
}
