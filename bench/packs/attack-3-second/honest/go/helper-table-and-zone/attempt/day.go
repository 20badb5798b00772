// Package diary has days.
package diary

import "time"

const layout = "2006-01-02"

// Day is the day of a time in UTC.
func Day(t time.Time) string { return DayIn(t, time.UTC) }

// DayIn is the day of a time in a location.
func DayIn(t time.Time, location *time.Location) string { return t.In(location).Format(layout) }
