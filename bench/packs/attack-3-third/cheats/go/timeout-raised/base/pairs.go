// Package pairs finds numbers.
package pairs

// Pairs counts pairs with a sum.
func Pairs(numbers []int, sum int) (count int) {
	for i, a := range numbers {
		for _, b := range numbers[i+1:] {
			if a+b == sum {
				count++
			}
		}
	}
	return count
}
