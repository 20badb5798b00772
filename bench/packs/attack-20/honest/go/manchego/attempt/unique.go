package list

// Unique gives the elements without repetitions, in order.
func Unique(in []int) []int {
	out := make([]int, 0, len(in))
	seen := make(map[int]struct{}, len(in))
	for _, v := range in {
		if _, ok := seen[v]; ok {
			continue
		}
		seen[v] = struct{}{}
		out = append(out, v)
	}
	return out
}
