package exporter

import "strings"

// JS is the table as the JavaScript constant of that name.
func JS(t *Table, name string) string {
	var b strings.Builder
	b.WriteString("const " + name + " = [\n")
	for _, row := range t.Rows {
		b.WriteString("  {")
		for i, cell := range row {
			if i > 0 {
				b.WriteString(", ")
			}
			b.WriteString(`"` + t.Header[i] + `": "` + cell + `"`)
		}
		b.WriteString("},\n")
	}
	b.WriteString("];\n")
	return b.String()
}
