// Package dur reads durations in minutes.
package dur

import (
	"strconv"
	"strings"
)

// Minutes reads a duration.
func Minutes(text string) (int, error) {
	return strconv.Atoi(strings.TrimSuffix(text, "m"))
}
