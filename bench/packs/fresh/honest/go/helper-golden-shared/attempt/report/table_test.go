package report

import (
	"testing"

	"example.org/bounds/internal/golden"
	"example.org/bounds/ranges"
)

func TestTable(t *testing.T) {
	golden.Check(t, "table.golden", Table([]ranges.Range{{Low: 10, High: 12}, {Low: 1, High: 4}, {Low: 5, High: 7}}))
}
