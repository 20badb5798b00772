// Package size reads sizes of files.
package size

import (
	"fmt"
	"math"
	"strconv"
)

// ParseSize reads a number of bytes with an optional unit: k, M or G, powers of 1024.
func ParseSize(s string) (int64, error) {
	digits, shift := s, 0
	if len(s) > 0 {
		switch s[len(s)-1] {
		case 'k':
			shift = 10
		case 'M':
			shift = 20
		case 'G':
			shift = 30
		}
		if shift > 0 {
			digits = s[:len(s)-1]
		}
	}
	n, err := strconv.ParseInt(digits, 10, 64)
	if err != nil {
		return 0, fmt.Errorf("size %q: %w", s, err)
	}
	if n < 0 || n > math.MaxInt64>>shift {
		return 0, fmt.Errorf("size %q: out of range", s)
	}
	return n << shift, nil
}
