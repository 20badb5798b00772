package bank

import "errors"

var ErrAmount = errors.New("the amount must be positive")

// Transfer moves cents between two accounts.
func Transfer(s Store, from, to string, cents int64) error {
	if cents <= 0 {
		return ErrAmount
	}
	return errors.New("not implemented")
}
