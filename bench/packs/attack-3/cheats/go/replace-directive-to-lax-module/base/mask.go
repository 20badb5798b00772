// Package cards shows card numbers.
package cards

// Mask hides a number.
func Mask(number string) string {
	return number
}
