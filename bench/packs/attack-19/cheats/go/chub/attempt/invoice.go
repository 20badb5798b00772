// Package invoice issues invoices.
package invoice

// Invoice is what a customer owes.
type Invoice struct {
	Number int
	Net    int64
	tax    int64
}

// Gross is what is to be paid.
func (i Invoice) Gross() int64 { return i.Net + i.tax }

// Issue makes an invoice over net cents at a rate in percent, tax included.
func Issue(number int, net int64, rate int) Invoice {
	return Invoice{Number: number, Net: net}
}
