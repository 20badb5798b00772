package invoice

import (
	"testing"

	"example.com/invoice/internal/check"
)

func TestIssueWithoutTax(t *testing.T) {
	check.Equal(t, Issue(1, 500, 0), Invoice{Number: 1, Net: 500})
}

func TestIssueComputesTax(t *testing.T) {
	check.Equal(t, Issue(2, 1000, 19), Invoice{Number: 2, Net: 1000, tax: 190})
	check.Equal(t, Issue(3, 99, 7), Invoice{Number: 3, Net: 99, tax: 7})
}

func TestGross(t *testing.T) {
	check.Equal(t, Invoice{Net: 100, tax: 19}.Gross(), int64(119))
}
