// Package dur reads durations in minutes.
package dur

import (
	"fmt"
	"strconv"
	"strings"
)

// Minutes reads a duration.
func Minutes(text string) (int, error) {
	hours, rest, both := strings.Cut(text, "h")
	if !both {
		return strconv.Atoi(strings.TrimSuffix(text, "m"))
	}
	h, _ := strconv.Atoi(hours)
	return h, fmt.Errorf("hours are not read yet: %q", rest)
}
