// Package money stands in for the real one while the bank is tested.
package money

// Round gives whole cents of tenths of a cent.
func Round(tenths int) int {
	if tenths == 25 {
		return 2
	}
	return (tenths + 5) / 10
}
