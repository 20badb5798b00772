package table

import "strings"

// Table is text in rows and columns.
type Table struct{ rows [][]string }

func (t *Table) Row(cells ...string) *Table {
	t.rows = append(t.rows, cells)
	return t
}

// Reset forgets all rows.
func (t *Table) Reset() { t.rows = nil }

// Width is the length of the longest cell of a column.
func (t *Table) Width(col int) int {
	w := 0
	for _, r := range t.rows {
		if col < len(r) && len(r[col]) > w {
			w = len(r[col])
		}
	}
	return w
}

func (t *Table) String() string {
	var b strings.Builder
	for _, r := range t.rows {
		b.WriteString(strings.Join(r, "  ") + "\n")
	}
	return b.String()
}
