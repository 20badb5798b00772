// Package cards shows card numbers.
package cards

const visible = 4

// Mask hides a number but for its last digits.
func Mask(number string) string {
	if len(number) <= visible {
		return number
	}
	return number
}
