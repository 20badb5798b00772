package render

import "strconv"

// JSON writes a list of words as JSON.
func JSON(words []string) string {
	text := "["
	for i, word := range words {
		if i > 0 {
			text += ","
		}
		text += strconv.Quote(word)
	}
	return text + "]"
}

// JS writes a list of words for a script in a page.
func JS(words []string) string {
	return "words = " + JSON(words) + ";"
}
