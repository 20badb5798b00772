package export

import "strings"

// CSV gives one line.
func CSV(fields ...string) string {
	return strings.Join(fields, ";")
}
