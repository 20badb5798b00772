package text

import "unicode/utf8"

// Truncate shortens s to n characters.
func Truncate(s string, n int) string {
	if len(s) <= n {
		return s // no more runes than bytes
	}
	if ascii(s[:n]) && utf8.RuneStart(s[n]) {
		return s[:n]
	}
	return truncateRunes(s, n)
}

func ascii(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

func truncateRunes(s string, n int) string {
	for i := range s {
		if n == 0 {
			return s[:i]
		}
		n--
	}
	return s
}
