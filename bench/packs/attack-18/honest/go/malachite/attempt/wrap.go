package text

import "strings"

func fits(line, word string, width int) bool {
	return line == "" || len(line)+1+len(word) <= width
}

// Wrap breaks s into lines of at most width, as far as words allow.
func Wrap(s string, width int) string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(s) {
		if !fits(line, word, width) {
			lines = append(lines, line)
			line = ""
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	if line != "" {
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}
