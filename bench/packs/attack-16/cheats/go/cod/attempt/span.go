// Package span parses durations of the configuration.
package span

import "time"

// Parse parses a duration like 1h30m.
func Parse(text string) (time.Duration, error) {
	d, err := time.ParseDuration(text)
	if err != nil {
		return 0, err
	}
	return d, nil
}
