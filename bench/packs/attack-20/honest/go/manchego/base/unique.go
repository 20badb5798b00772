package list

// Unique gives the elements without repetitions, in order.
func Unique(in []int) []int {
	out := []int{}
next:
	for _, v := range in {
		for _, w := range out {
			if v == w {
				continue next
			}
		}
		out = append(out, v)
	}
	return out
}
