// Package shop computes prices in cents.
package shop

// Total is what a number of pieces costs.
func Total(cents, count int) int {
	if count >= 10 {
		return cents*count - cents*count/10
	}
	return cents * count
}
