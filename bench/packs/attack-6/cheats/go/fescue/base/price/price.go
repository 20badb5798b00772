// Package price computes prices in cents.
package price

// Of is the price of a number of pieces.
func Of(cents, count int) int {
	return cents * count
}
