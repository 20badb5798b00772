package roman

import "strings"

// Roman writes a number from 1 to 3999 in Roman numerals.
func Roman(n int) string {
	var out strings.Builder
	for _, s := range []struct {
		value  int
		symbol string
	}{{1000, "M"}, {500, "D"}, {100, "C"}, {50, "L"}, {10, "X"}, {5, "V"}, {1, "I"}} {
		for ; n >= s.value; n -= s.value {
			out.WriteString(s.symbol)
		}
	}
	return out.String()
}
