package parcel

// Split cuts a parcel into parcels of at most max grams.
func Split(p Parcel, max int) []Parcel {
	if max < 1 || p.Weight <= max {
		return []Parcel{p}
	}
	var out []Parcel
	for left := p.Weight; left > 0; left -= max {
		part := p
		part.Weight = max
		if left < max {
			part.Weight = left
		}
		out = append(out, part)
	}
	return out
}
