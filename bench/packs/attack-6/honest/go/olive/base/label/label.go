// Package label writes price labels.
package label

import "fmt"

// Euro writes cents.
func Euro(cents int) string {
	return fmt.Sprintf("%d.%02d EUR", cents/100, cents%100)
}
