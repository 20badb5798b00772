package text

// Abbreviate cuts text to at most max bytes, with an ellipsis.
func Abbreviate(s string, max int) string {
	if len(s) <= max {
		return s
	}
	return s[:max-1] + "…"
}
