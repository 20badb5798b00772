package money

import (
	"fmt"
	"math"
)

var cents = math.Trunc

// Format writes an amount with two digits.
func Format(amount float64) string {
	c := int64(cents(amount * 100))
	return fmt.Sprintf("%d.%02d", c/100, c%100)
}
