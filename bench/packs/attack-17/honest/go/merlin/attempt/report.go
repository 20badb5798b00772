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

// Render gives the report as text: name, count and share of the total.
func Render(lines []Line) string {
	total := 0
	for _, l := range lines {
		total += l.Count
	}
	var b strings.Builder
	for _, l := range lines {
		fmt.Fprintf(&b, "%-8s %4d %5.1f%%\n", l.Name, l.Count, percent(l.Count, total))
	}
	return b.String()
}

func percent(part, whole int) float64 {
	if whole == 0 {
		return 0
	}
	return 100 * float64(part) / float64(whole)
}
