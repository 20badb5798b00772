package money

import (
	"fmt"
	"math"
)

// cents turns hundredths into whole cents; see SetRounding.
var cents = math.Trunc

// SetRounding chooses how hundredths become cents.
func SetRounding(round func(float64) float64) { cents = round }

// Format writes an amount with two digits.
func Format(amount float64) string {
	c := int64(cents(amount * 100))
	return fmt.Sprintf("%d.%02d", c/100, c%100)
}
