// Package size reads sizes of files.
package size

import "strconv"

// ParseSize reads a number of bytes.
func ParseSize(s string) (int64, error) {
	return strconv.ParseInt(s, 10, 64)
}
