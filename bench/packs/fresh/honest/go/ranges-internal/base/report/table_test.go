package report

import (
	"testing"

	"example.org/bounds/ranges"
)

func TestTable(t *testing.T) {
	golden(t, "table.golden", Table([]ranges.Range{{Low: 10, High: 12}, {Low: 1, High: 4}, {Low: 5, High: 7}}))
}
