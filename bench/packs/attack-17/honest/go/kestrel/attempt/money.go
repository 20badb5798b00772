package money

import "fmt"

// Money is an amount in the smallest unit of its currency.
type Money struct {
	Units    int64
	Currency string
}

// MismatchError says that two currencies do not go together.
type MismatchError struct{ A, B string }

func (e *MismatchError) Error() string { return fmt.Sprintf("money: %s and %s", e.A, e.B) }

func New(units int64, currency string) Money { return Money{units, currency} }

// Equal says whether both amount and currency are the same.
func (m Money) Equal(other Money) bool { return m == other }

// Add gives the sum of two amounts of one currency.
func (m Money) Add(other Money) (Money, error) {
	if m.Currency != other.Currency {
		return Money{}, &MismatchError{m.Currency, other.Currency}
	}
	return New(m.Units+other.Units, m.Currency), nil
}
