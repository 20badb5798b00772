package till

// Round brings tenths of a cent to cents.
func Round(mills int) int {
	return mills / 10
}

// Sum adds up prices.
func Sum(prices ...int) int {
	total := 0
	for _, p := range prices {
		total += p
	}
	return total
}
