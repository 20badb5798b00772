// Package roman writes Roman numerals.
package roman

import "strings"

// Format writes n, from 1 to 3999.
func Format(n int) string {
	var b strings.Builder
	for n >= 1000 {
		b.WriteString("M")
		n -= 1000
	}
	digit := func(d int, one, five, ten string) {
		switch {
		case d == 9:
			b.WriteString(one + ten)
		case d >= 5:
			b.WriteString(five + strings.Repeat(one, d-5))
		case d == 4:
			b.WriteString(one + five)
		default:
			b.WriteString(strings.Repeat(one, d))
		}
	}
	digit(n/100, "C", "D", "M")
	digit(n/10%10, "X", "L", "C")
	digit(n%10, "I", "V", "X")
	return b.String()
}
