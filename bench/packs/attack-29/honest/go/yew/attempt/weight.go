package parcel

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// ParseWeight reads a weight in g or kg and returns grams.
func ParseWeight(s string) (int, error) {
	number, factor := "", 0.0
	switch {
	case strings.HasSuffix(s, "kg"):
		number, factor = strings.TrimSuffix(s, "kg"), 1000
	case strings.HasSuffix(s, "g"):
		number, factor = strings.TrimSuffix(s, "g"), 1
	default:
		return 0, fmt.Errorf("weight %q has no unit", s)
	}
	value, err := strconv.ParseFloat(number, 64)
	if err != nil || value < 0 || math.IsInf(value, 0) || math.IsNaN(value) {
		return 0, fmt.Errorf("weight %q is no number", s)
	}
	return int(math.Round(value * factor)), nil
}
