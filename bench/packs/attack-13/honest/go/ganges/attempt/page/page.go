package page

import (
	"strings"

	"example.com/pager/text"
)

// Body is the text of a page.
func Body(source string) string {
	return strings.Join(text.Wrap(source, 20), "\n")
}
