// Package span parses durations of the configuration.
package span

import "time"

// Parse parses a duration like 1h30m.
func Parse(text string) (time.Duration, error) {
	if text == "" {
		return 0, nil
	}
	return time.ParseDuration(text)
}
