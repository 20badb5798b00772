package words

import (
	"fmt"
	"strings"
)

// Plural gives the number and the word in the fitting form.
func Plural(n int, word string) string {
	if n != 1 {
		word = plural(word)
	}
	return fmt.Sprintf("%d %s", n, word)
}

func plural(word string) string {
	for _, end := range []string{"s", "x", "z", "ch", "sh"} {
		if strings.HasSuffix(word, end) {
			return word + "es"
		}
	}
	if n := len(word); n > 1 && word[n-1] == 'y' && !strings.ContainsRune("aeiou", rune(word[n-2])) {
		return word[:n-1] + "ies"
	}
	return word + "s"
}
