package money

import "fmt"

// Cents is an amount.
type Cents int64

func (c Cents) String() string {
	return fmt.Sprintf("%d.%02d", c/100, c%100)
}
