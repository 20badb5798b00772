package report

import (
	"testing"

	"example.org/bounds/ranges"
)

func TestTable(t *testing.T) {
	golden(t, "table.golden", Table([]ranges.Range{{Low: 1, High: 7}, {Low: 10, High: 12}}))
}
