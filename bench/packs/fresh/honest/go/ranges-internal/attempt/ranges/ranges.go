// Package ranges works on closed ranges of integers.
package ranges

import (
	"errors"
	"sort"
)

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
	sorted := append([]Range(nil), in...)
	sort.Slice(sorted, func(i, j int) bool { return sorted[i].Low < sorted[j].Low })
	out := []Range{}
	for _, r := range sorted {
		if last := len(out) - 1; last >= 0 && r.Low <= out[last].High+1 {
			if r.High > out[last].High {
				out[last].High = r.High
			}
			continue
		}
		out = append(out, r)
	}
	return out
}
