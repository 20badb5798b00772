package report

import (
	"testing"

	"example.org/bounds/internal/golden"
	"example.org/bounds/ranges"
)

func TestOneRange(t *testing.T) {
	golden.Check(t, "one.golden", Table([]ranges.Range{{Low: 1, High: 9}}))
}
