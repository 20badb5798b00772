package money

// Money is an amount in the smallest unit of its currency.
type Money struct {
	Units    int64
	Currency string
}

func New(units int64, currency string) Money { return Money{units, currency} }
