package parcel

import (
	"strconv"
	"strings"
)

// ParseWeight reads a weight.
func ParseWeight(s string) (int, error) {
	return strconv.Atoi(strings.TrimRight(s, "kg"))
}
