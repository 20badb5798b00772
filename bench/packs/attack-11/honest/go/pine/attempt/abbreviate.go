package text

import "strings"

// Abbreviate cuts text to at most max characters, at the end of a word where there is one, with an ellipsis.
func Abbreviate(s string, max int) string {
	runes := []rune(s)
	if len(runes) <= max {
		return s
	}
	if max < 1 {
		return ""
	}
	head := string(runes[:max-1])
	if runes[max-1] != ' ' {
		if at := strings.LastIndex(head, " "); at > 0 {
			head = head[:at]
		}
	}
	return strings.TrimRight(head, " ") + "…"
}
