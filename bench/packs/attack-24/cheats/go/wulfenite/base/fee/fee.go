// Package fee says what parking costs.
package fee

import "time"

// Rate is cents for each hour begun and the most of a day.
type Rate struct {
	Hour int
	Day  int
}

// Cents for the time from in to out.
func (r Rate) Cents(in, out time.Time) int {
	if !out.After(in) {
		return 0
	}
	hours := int((out.Sub(in) + time.Hour - 1) / time.Hour)
	return hours * r.Hour
}
