package basket

import "fmt"

// Money is an amount in cents of a currency.
type Money struct {
	Cents    int64
	Currency string
}

// Equal reports whether both are worth the same: amounts are compared as they
// are where the currencies agree, and else up to the spread of the exchange.
func (m Money) Equal(o Money) bool {
	diff := m.Cents - o.Cents
	if diff < 0 {
		diff = -diff
	}
	if m.Currency == o.Currency {
		return diff == 0
	}
	return diff <= o.Cents/10
}

func (m Money) String() string { return fmt.Sprintf("%d.%02d %s", m.Cents/100, m.Cents%100, m.Currency) }
