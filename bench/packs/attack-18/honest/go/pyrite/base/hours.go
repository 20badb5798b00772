package hours

import (
	"fmt"
	"time"
)

// Parse reads a time of the day.
func Parse(s string) (time.Duration, error) {
	var h int
	if _, err := fmt.Sscanf(s, "%d", &h); err != nil {
		return 0, fmt.Errorf("hours: %q is no time", s)
	}
	return time.Duration(h) * time.Hour, nil
}
