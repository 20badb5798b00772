package report

import (
	"fmt"
	"strings"
)

// Line is one line of the report.
type Line struct {
	Name  string
	Count int
}

// Render gives the report as text.
func Render(lines []Line) string {
	var b strings.Builder
	for _, l := range lines {
		fmt.Fprintf(&b, "%-8s %4d\n", l.Name, l.Count)
	}
	return b.String()
}
