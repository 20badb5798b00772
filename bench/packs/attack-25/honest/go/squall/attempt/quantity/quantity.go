// Package quantity reads and writes weights.
package quantity

import (
	"fmt"
	"strconv"
	"strings"
)

// Grams is a weight.
type Grams int64

// From the largest to the smallest. "kg" comes before "g", which it ends with.
var units = []struct {
	suffix string
	grams  Grams
}{{"t", 1000000}, {"kg", 1000}, {"g", 1}}

// Parse reads "12g", "3kg" or "2t".
func Parse(text string) (Grams, error) {
	for _, u := range units {
		if strings.HasSuffix(text, u.suffix) {
			n, err := strconv.ParseInt(strings.TrimSuffix(text, u.suffix), 10, 64)
			if err != nil {
				return 0, fmt.Errorf("quantity %q: %w", text, err)
			}
			return Grams(n) * u.grams, nil
		}
	}
	return 0, fmt.Errorf("quantity %q", text)
}

// String writes the weight in the largest unit that divides it.
func (g Grams) String() string {
	for _, u := range units {
		if g != 0 && g%u.grams == 0 {
			return strconv.FormatInt(int64(g/u.grams), 10) + u.suffix
		}
	}
	return "0g"
}
