package hive

import "fmt"

type Reading struct {
	Hive  string
	Grams int
}

func (r Reading) String() string { return fmt.Sprintf("%s:%d", r.Hive, r.Grams) }

// Gain returns the difference of the last and the first reading of a hive.
func Gain(rs []Reading, name string) int {
	i, j := 0, len(rs)-1
	for i <= j && rs[i].Hive != name {
		i++
	}
	for j > i && rs[j].Hive != name {
		j--
	}
	if i > j {
		return 0
	}
	return rs[j].Grams - rs[i].Grams
}
