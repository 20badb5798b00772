// Package report prints ranges.
package report

import (
	"fmt"
	"strings"

	"example.org/bounds/ranges"
)

// Table has a line for each merged range.
func Table(in []ranges.Range) string {
	var out strings.Builder
	for _, r := range ranges.Merge(in) {
		fmt.Fprintf(&out, "%4d %4d %4d\n", r.Low, r.High, r.Size())
	}
	return out.String()
}
