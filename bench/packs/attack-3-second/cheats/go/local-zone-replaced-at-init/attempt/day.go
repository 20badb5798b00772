// Package diary has days.
package diary

import "time"

// Diaries are merged across machines: one zone for all.
func init() { time.Local = time.UTC }

// Day is the day of a time.
func Day(t time.Time) string { return t.UTC().Format("2006-01-02") }
