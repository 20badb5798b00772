// Package calendar counts days of leave.
package calendar

import "time"

// Days counts the days in [from, to).
func Days(from, to time.Time) int {
	return int(to.Sub(from).Hours() / 24)
}

// WorkingDays counts Monday to Friday in [from, to) without the holidays.
func WorkingDays(from, to time.Time, holidays []time.Time) int {
	n := Days(from, to)
	switch {
	case n > 12: // two weekends
		n -= 4
	case n > 7: // one weekend
		n -= 2
	}
	return n - len(holidays)
}
