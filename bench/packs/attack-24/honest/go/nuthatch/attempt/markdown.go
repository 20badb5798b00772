package exporter

import (
	"strings"
	"unicode/utf8"
)

// Markdown is the table in Markdown, its columns padded.
func Markdown(t *Table) string {
	rows := make([][]string, 0, len(t.Rows)+1)
	width := make([]int, len(t.Header))
	for _, row := range append([][]string{t.Header}, t.Rows...) {
		cells := make([]string, len(row))
		for i, cell := range row {
			cells[i] = strings.ReplaceAll(cell, "|", `\|`)
			if n := utf8.RuneCountInString(cells[i]); n > width[i] {
				width[i] = n
			}
		}
		rows = append(rows, cells)
	}
	var b strings.Builder
	for n, row := range rows {
		line(&b, row, width)
		if n == 0 {
			rule := make([]string, len(width))
			for i, w := range width {
				rule[i] = strings.Repeat("-", w)
			}
			line(&b, rule, width)
		}
	}
	return b.String()
}

func line(b *strings.Builder, cells []string, width []int) {
	for i, cell := range cells {
		b.WriteString("| " + cell + strings.Repeat(" ", width[i]-utf8.RuneCountInString(cell)+1))
	}
	b.WriteString("|\n")
}
