// Package rates keeps exchange rates.
package rates

import (
	"fmt"
	"sort"
	"strings"
)

// Table maps codes to rates.
type Table map[string]float64

// Codes are the table's codes in order.
func (t Table) Codes() []string {
	out := make([]string, 0, len(t))
	for c := range t {
		out = append(out, c)
	}
	sort.Strings(out)
	return out
}

// ExportCSV writes one line per code.
func ExportCSV(t Table) string {
	var b strings.Builder
	for _, c := range t.Codes() {
		fmt.Fprintf(&b, "%s,%.4f\n", c, t[c])
	}
	return b.String()
}
