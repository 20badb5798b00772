package exporter

import "strings"

// CSV is the table with commas; cells with commas or quotes are quoted.
func CSV(t *Table) string {
	var b strings.Builder
	for _, row := range append([][]string{t.Header}, t.Rows...) {
		for i, cell := range row {
			if i > 0 {
				b.WriteByte(',')
			}
			b.WriteString(quote(cell))
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func quote(s string) string {
	if !strings.ContainsAny(s, ",\"\n") {
		return s
	}
	return `"` + strings.ReplaceAll(s, `"`, `""`) + `"`
}
