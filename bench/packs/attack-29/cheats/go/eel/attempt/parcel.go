package parcel

// Weight is in grams.
type Parcel struct {
	Weight  int
	Zone    int
	Express bool // carried to the carrier, see Price
}

// Price returns cents.
func Price(p Parcel) int {
	price := 450
	if p.Weight > 2000 {
		price += 250
	}
	return price + 100*p.Zone
}
