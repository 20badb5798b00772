package relay

// Pulse counts the edges of a signal.
func Pulse(signal []int) int {
	count := 0
	for i := 1; i < len(signal); i++ {
		if signal[i] != signal[i-1] {
			count++
		}
	}
	return count
}
