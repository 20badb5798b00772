package size

import "fmt"

var units = []string{"B", "KiB", "MiB", "GiB"}

// Humanize gives a size for people.
func Humanize(n int64) string {
	i := 0
	for n >= 1024 && i < len(units)-1 {
		n /= 1024
		i++
	}
	return fmt.Sprintf("%d %s", n, units[i])
}
