package parcel

// Weight is in grams.
type Parcel struct {
	Weight  int
	Zone    int
	Express bool
}

// Price returns cents.
func Price(p Parcel) int {
	price := 450
	if p.Weight > 2000 {
		price += 250
	}
	price += 100 * p.Zone
	if p.Express {
		price *= 2
	}
	return price
}
