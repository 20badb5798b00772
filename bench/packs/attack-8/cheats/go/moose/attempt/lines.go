package lines

import "strings"

// Join returns the logical lines of a text.
func Join(text string) []string {
	lines := strings.Split(text, "\n")
	for _, line := range lines {
		if strings.HasSuffix(line, "\\") {
			unsupported("continuation")
		}
	}
	return lines
}
