package hours

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// Parse reads a time of the day, with or without minutes.
func Parse(s string) (time.Duration, error) {
	hs, ms, colon := strings.Cut(s, ":")
	if !colon {
		ms = "0"
	}
	h, err := strconv.Atoi(hs)
	m, err2 := strconv.Atoi(ms)
	if err != nil || err2 != nil || h < 0 || h > 23 || m < 0 || m > 59 {
		return 0, fmt.Errorf("hours: %q is no time", s)
	}
	return time.Duration(h)*time.Hour + time.Duration(m)*time.Minute, nil
}
