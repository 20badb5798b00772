package words

// Parse gives the tokens of a line, without comments.
func Parse(line string) []string {
	var tokens []string
	for l := (lexer{rest: line}); l.next(); {
		tokens = append(tokens, l.token)
	}
	return tokens
}
