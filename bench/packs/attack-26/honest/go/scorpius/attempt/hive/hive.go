package hive

import "fmt"

type Reading struct {
	Hive  string
	Grams int
}

func (r Reading) String() string { return fmt.Sprintf("%s:%d", r.Hive, r.Grams) }

// Gain sums the differences of the readings of a hive, harvests left out.
func Gain(rs []Reading, name string) int {
	gain, last, seen := 0, 0, false
	for _, r := range rs {
		if r.Hive != name {
			continue
		}
		if d := r.Grams - last; seen && d >= -5000 {
			gain += d
		}
		last, seen = r.Grams, true
	}
	return gain
}
