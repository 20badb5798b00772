// Package price computes prices in cents.
package price

// Of is the price of a number of pieces.
func Of(cents, count int) int {
	if sum := cents * count; count < 10 {
		return sum
	} else {
		return sum - sum/10
	}
}
