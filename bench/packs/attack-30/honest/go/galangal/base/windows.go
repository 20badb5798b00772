package relay

// Windows are the sums over n neighbours.
func Windows(signal []int, n int) []int {
	var sums []int
	for i := 0; i+n <= len(signal); i++ {
		sum := 0
		for _, s := range signal[i : i+n] {
			sum += s
		}
		sums = append(sums, sum)
	}
	return sums
}
