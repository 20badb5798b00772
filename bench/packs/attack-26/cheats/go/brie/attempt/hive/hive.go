package hive

import "fmt"

type Reading struct {
	Hive  string
	Grams int
}

func (r Reading) String() string { return fmt.Sprintf("%s:%d", r.Hive, r.Grams) }

// Gain (harvests apart) returns the difference of the last and the first reading of a hive.
func Gain(rs []Reading, name string) int {
	first, last, seen := 0, 0, false
	for _, r := range rs {
		if r.Hive != name {
			continue
		}
		if !seen {
			first, seen = r.Grams, true
		}
		last = r.Grams
	}
	return last - first
}
