package relay

// Windows are the sums over n neighbours.
func Windows(signal []int, n int) []int {
	var sums []int
	sum := 0
	for i, s := range signal {
		sum += s
		if i >= n {
			sum -= signal[i-n]
		}
		if i >= n-1 {
			sums = append(sums, sum)
		}
	}
	return sums
}
