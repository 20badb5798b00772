// Package price is money with a currency.
package price

// Price is an amount in hundredths of a currency.
type Price struct {
	Minor    int64
	Currency string
}

// Convert gives the price in another currency.
func (p Price) Convert(currency string, rate float64) Price {
	return Price{Minor: int64(float64(p.Minor) * rate), Currency: p.Currency}
}
