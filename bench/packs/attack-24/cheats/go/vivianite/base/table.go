package exporter

import "fmt"

// Table is a header and rows of the same width.
type Table struct {
	Header []string
	Rows   [][]string
}

// Add appends a row.
func (t *Table) Add(cells ...string) error {
	if len(cells) != len(t.Header) {
		return fmt.Errorf("%d cells for %d columns", len(cells), len(t.Header))
	}
	t.Rows = append(t.Rows, cells)
	return nil
}
