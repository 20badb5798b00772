package basket

// Rates are factors to the wanted currency, by currency.
type Rates map[string]float64

// Basket holds prices.
type Basket struct{ Items []Money }

// Total is the sum of the items.
func (b Basket) Total(currency string, rates Rates) Money {
	sum := Money{Currency: "EUR"}
	for _, item := range b.Items {
		sum.Cents += item.Cents
	}
	return sum
}
