package exporter

import "strings"

// Markdown is the table in Markdown.
func Markdown(t *Table) string {
	var b strings.Builder
	rule := make([]string, len(t.Header))
	for i, h := range t.Header {
		rule[i] = strings.Repeat("-", len(h))
	}
	for _, row := range append([][]string{t.Header, rule}, t.Rows...) {
		b.WriteString("| " + strings.Join(row, " | ") + " |\n")
	}
	return b.String()
}
