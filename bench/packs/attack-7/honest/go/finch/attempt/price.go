// Package shop computes prices in cents.
package shop

// Total is what a number of pieces costs.
func Total(cents, count int) int {
	sum := cents * count
	if count < 10 {
		return sum
	}
	return sum - sum/10
}
