package price

// Equal tells whether two prices are the same.
func (p Price) Equal(o Price) bool {
	return p.Minor == o.Minor && p.Currency == o.Currency
}
