// Package bin keeps grain in bins.
package bin

import (
	"fmt"

	"example.org/granary/quantity"
)

// Bin has room for so much.
type Bin struct {
	Name string
	Room quantity.Grams
	Held quantity.Grams
}

// Fill puts grain into the bin.
func (b *Bin) Fill(g quantity.Grams) error {
	if b.Held+g > b.Room {
		return fmt.Errorf("%s: full", b.Name)
	}
	b.Held += g
	return nil
}

// Draw takes grain out of the bin.
func (b *Bin) Draw(g quantity.Grams) error {
	if g > b.Held {
		return fmt.Errorf("%s: only %s", b.Name, b.Held)
	}
	b.Held -= g
	return nil
}
