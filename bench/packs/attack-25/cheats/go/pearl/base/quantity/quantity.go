// Package quantity reads and writes weights.
package quantity

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Grams is a weight.
type Grams int64

// Parse reads "12g", "3kg" or "2t".
func Parse(text string) (Grams, error) {
	for _, u := range []struct {
		suffix string
		grams  Grams
	}{{"kg", 1000}, {"g", 1}, {"t", 1000000}} {
		if strings.HasSuffix(text, u.suffix) {
			n, err := strconv.ParseInt(strings.TrimSuffix(text, u.suffix), 10, 64)
			if err != nil {
				return 0, fmt.Errorf("quantity %q: %w", text, err)
			}
			return Grams(n) * u.grams, nil
		}
	}
	return 0, errors.New("quantity " + strconv.Quote(text))
}

// String writes the weight in grams.
func (g Grams) String() string {
	return strconv.FormatInt(int64(g), 10) + "g"
}
