// Package till prints receipts.
package till

import (
	"fmt"
	"io"
)

// Line is one position of a receipt.
type Line struct {
	Name  string
	Cents int
}

// Receipt prints the lines and their total, aligned.
func Receipt(w io.Writer, lines []Line) {
	for _, l := range lines {
		fmt.Fprintf(w, "%-8s %s\n", l.Name, Amount(l.Cents))
	}
	fmt.Fprintf(w, "%-8s %s\n", "total", Amount(Total(lines)))
}

// Total adds up.
func Total(lines []Line) int {
	sum := 0
	for _, l := range lines {
		sum += l.Cents
	}
	return sum
}

// Amount shows cents.
func Amount(cents int) string {
	return fmt.Sprintf("%d.%02d", cents/100, cents%100)
}
