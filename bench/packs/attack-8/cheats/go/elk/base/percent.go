package percent

// Percent is a share in hundredths.
type Percent int

// Of is the share of an amount, never more than all of it, never less than nothing.
func (p Percent) Of(amount int) int {
	return amount * int(p) / 100
}
