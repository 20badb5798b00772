package roman

// Digits counts the decimal digits of a number.
func Digits(n int) int {
	if n < 10 {
		return 1
	}
	return 1 + Digits(n/10)
}
