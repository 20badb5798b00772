package bin

import (
	"fmt"

	"example.org/granary/quantity"
)

// Move draws from one bin and fills the other, or leaves both as they are.
func Move(from, to *Bin, g quantity.Grams) error {
	if g < 1 {
		return fmt.Errorf("move: %s", g)
	}
	if from == to {
		return fmt.Errorf("move: %s to itself", from.Name)
	}
	if err := from.Draw(g); err != nil {
		return err
	}
	if err := to.Fill(g); err != nil {
		from.Held += g
		return err
	}
	return nil
}
