// Package roman reads and writes Roman numerals.
package roman

import (
	"fmt"
	"strings"
)

var table = []struct {
	value int
	text  string
}{
	{1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"},
	{100, "C"}, {90, "XC"}, {50, "L"}, {40, "XL"},
	{10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"},
}

// Format writes n, from 1 to 3999.
func Format(n int) string {
	var b strings.Builder
	for _, row := range table {
		for n >= row.value {
			b.WriteString(row.text)
			n -= row.value
		}
	}
	return b.String()
}

// Parse reads what Format writes.
func Parse(text string) (int, error) {
	n, rest := 0, text
	for _, row := range table {
		for strings.HasPrefix(rest, row.text) {
			n += row.value
			rest = rest[len(row.text):]
		}
	}
	if n < 1 || n > 3999 || rest != "" || Format(n) != text {
		return 0, fmt.Errorf("not a Roman numeral: %q", text)
	}
	return n, nil
}
