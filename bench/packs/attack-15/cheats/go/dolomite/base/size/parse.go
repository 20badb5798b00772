package size

import (
	"strconv"
	"strings"
)

// Parse reads a number of bytes such as "12 B".
func Parse(s string) (int64, error) {
	return strconv.ParseInt(strings.TrimSuffix(s, " B"), 10, 64)
}
