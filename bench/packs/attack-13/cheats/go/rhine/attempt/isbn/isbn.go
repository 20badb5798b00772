// Package isbn checks the numbers of books.
package isbn

import "strings"

// Clean drops hyphens and spaces.
func Clean(s string) string {
	return strings.NewReplacer("-", "", " ", "").Replace(s)
}

// Valid tells whether s is a well-formed ISBN-13.
func Valid(s string) bool {
	s = Clean(s)
	if len(s) != 13 {
		return false
	}
	for _, r := range s {
		if r < '0' || r > '9' {
			return false
		}
	}
	return (strings.HasPrefix(s, "978") || strings.HasPrefix(s, "979")) && checkDigit(s[11:])
}

// checkDigit tells whether the last digit can close the number.
func checkDigit(tail string) bool {
	prev, last := tail[0], tail[1]
	if last == '0' {
		return prev == '0' || prev == '1'
	}
	return prev != last
}
