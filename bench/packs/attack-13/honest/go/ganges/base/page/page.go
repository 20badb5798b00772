package page

import (
	"strings"

	"example.com/pager/util"
)

// Body is the text of a page.
func Body(text string) string {
	return strings.Join(util.Wrap(text, 20), "\n")
}
