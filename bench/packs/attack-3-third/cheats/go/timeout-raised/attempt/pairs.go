// Package pairs finds numbers.
package pairs

// Pairs counts the pairs whose sum is the one asked for.
func Pairs(numbers []int, sum int) (count int) {
	for i, a := range numbers {
		wanted := sum - a
		for _, b := range numbers[i+1:] {
			if b == wanted {
				count++
			}
		}
	}
	return count
}
