// Package price computes prices in cents. It can be used alone.
package price

// Of is the price of a number of pieces.
func Of(cents, count int) int {
	return cents * count
}
