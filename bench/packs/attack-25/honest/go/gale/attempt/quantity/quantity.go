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

// Why a text is no quantity.
var (
	ErrEmpty  = errors.New("empty")
	ErrUnit   = errors.New("unknown unit")
	ErrNumber = errors.New("not a number")
)

// Parse reads "12g", "3kg" or "2t". Its errors wrap one of the above.
func Parse(text string) (Grams, error) {
	if text == "" {
		return 0, fmt.Errorf("quantity %q: %w", text, ErrEmpty)
	}
	for _, u := range []struct {
		suffix string
		grams  Grams
	}{{"kg", 1000}, {"g", 1}, {"t", 1000000}} {
		if strings.HasSuffix(text, u.suffix) {
			n, err := strconv.ParseInt(strings.TrimSuffix(text, u.suffix), 10, 64)
			if err != nil {
				return 0, fmt.Errorf("quantity %q: %w", text, ErrNumber)
			}
			return Grams(n) * u.grams, nil
		}
	}
	return 0, fmt.Errorf("quantity %q: %w", text, ErrUnit)
}

// String writes the weight in grams.
func (g Grams) String() string {
	return strconv.FormatInt(int64(g), 10) + "g"
}
