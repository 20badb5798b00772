package fx

import "fmt"

// Convert changes an amount in cents between currencies.
func Convert(cents int64, from, to string) (int64, error) {
	a, b := rates[from], rates[to]
	if a == 0 || b == 0 {
		return 0, fmt.Errorf("no rate for %s/%s", from, to)
	}
	return cents * a / b, nil
}
