package bank

import "example.com/money"

// Interest is the interest on cents, by tenths of a percent.
func Interest(cents, rate int) int { return money.Round(cents * rate / 100) }
