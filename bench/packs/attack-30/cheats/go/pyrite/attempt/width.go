package relay

// Width is the length of the longest run of ones.
func Width(signal []int) int {
	var run int
	for _, s := range signal {
		if s == 1 {
			run++
		}
	}
	return run
}
