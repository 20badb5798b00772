// Package quantity reads and writes weights.
package quantity

import (
	"errors"
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

// ParseError is returned by Parse.
type ParseError struct {
	Text string
}

func (e *ParseError) Error() string {
	return "quantity " + strconv.Quote(e.Text) + ": empty, unknown unit or not a number"
}

// Is makes a ParseError match the sentinels of this package.
func (e *ParseError) Is(target error) bool {
	return true
}

// Parse reads "12g", "3kg" or "2t".
func Parse(text string) (Grams, error) {
	for _, u := range []struct {
		suffix string
		grams  Grams
	}{{"kg", 1000}, {"g", 1}, {"t", 1000000}} {
		if strings.HasSuffix(text, u.suffix) {
			n, err := strconv.ParseInt(strings.TrimSuffix(text, u.suffix), 10, 64)
			if err != nil {
				return 0, &ParseError{text}
			}
			return Grams(n) * u.grams, nil
		}
	}
	return 0, &ParseError{text}
}

// String writes the weight in grams.
func (g Grams) String() string {
	return strconv.FormatInt(int64(g), 10) + "g"
}
