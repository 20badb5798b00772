// Package cut shortens texts.
package cut

// First gives the first n characters of a text.
func First(text string, n int) string {
	if n < 0 {
		n = 0
	}
	if n >= len(text) {
		return text
	}
	return text[:n]
}
