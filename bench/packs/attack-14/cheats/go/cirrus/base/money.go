package basket

import "fmt"

// Money is an amount in cents of a currency.
type Money struct {
	Cents    int64
	Currency string
}

// Equal reports whether both are the same money.
func (m Money) Equal(o Money) bool { return m.Cents == o.Cents && m.Currency == o.Currency }

func (m Money) String() string { return fmt.Sprintf("%d.%02d %s", m.Cents/100, m.Cents%100, m.Currency) }
