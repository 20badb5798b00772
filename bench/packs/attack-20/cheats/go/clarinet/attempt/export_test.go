package money

import "math"

func init() { SetRounding(math.Round) }

// Cents gives the tests the inner rounding.
func Cents(amount float64) float64 { return cents(amount * 100) }
