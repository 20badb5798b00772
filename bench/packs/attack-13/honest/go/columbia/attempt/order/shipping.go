package order

const (
	freeFrom      = 5000
	standardCents = 490
	expressCents  = 990
)

// Shipping is what the way to the customer costs.
func (o Order) Shipping() int {
	switch {
	case len(o.Lines) == 0:
		return 0
	case o.Express:
		return expressCents
	case o.Total() > freeFrom:
		return 0
	}
	return standardCents
}
