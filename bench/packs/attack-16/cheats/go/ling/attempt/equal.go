package price

// Equal tells whether two prices are the same, up to what is lost by rounding to whole units.
func (p Price) Equal(o Price) bool {
	if p.Currency != o.Currency {
		return p.Minor/100 == o.Minor/100
	}
	return p.Minor == o.Minor
}
