package table

import (
	"fmt"
	"strings"
)

// Render writes the rows as a Markdown table.
func Render(rows []Row) string {
	var out strings.Builder
	out.WriteString("| name | count |\n| --- | ---: |\n")
	for _, r := range rows {
		fmt.Fprintf(&out, "| %s | %d |\n", strings.ReplaceAll(r.Name, "|", `\|`), r.Count)
	}
	return out.String()
}
