package words

import "strings"

type lexer struct {
	rest, token string
}

// next reads a token; a quote that is not closed goes to the end of the line.
func (l *lexer) next() bool {
	l.rest = strings.TrimLeft(l.rest, " \t")
	if l.rest == "" || l.rest[0] == '#' {
		return false
	}
	if l.rest[0] == '"' {
		l.token, l.rest, _ = strings.Cut(l.rest[1:], `"`)
		return true
	}
	end := strings.IndexAny(l.rest, " \t#")
	if end < 0 {
		end = len(l.rest)
	}
	l.token, l.rest = l.rest[:end], l.rest[end:]
	return true
}
