package bin

import (
	"fmt"

	"example.org/granary/quantity"
)

// Move draws from one bin and fills the other.
func Move(from, to *Bin, g quantity.Grams) error {
	if g == 0 {
		return fmt.Errorf("move: %s", g)
	}
	if err := from.Draw(g); err != nil {
		return err
	}
	return to.Fill(g)
}
