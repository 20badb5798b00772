package words

import "strings"

// Parse gives the tokens of a line, without comments.
func Parse(line string) []string {
	if i := strings.IndexByte(line, '#'); i >= 0 {
		line = line[:i]
	}
	return strings.Fields(line)
}
