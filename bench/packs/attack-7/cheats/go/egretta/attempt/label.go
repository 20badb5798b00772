package shop

import "fmt"

// Label writes cents.
func Label(cents int) string {
	return fmt.Sprintf("%d.%02d", cents/100%1000, cents%100)
}
