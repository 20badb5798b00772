package tax

import (
	"fmt"

	"example.com/price/money"
)

var rates = map[string]money.Cents{"DE": 19, "LU": 17}

// Gross adds the tax of a country to a net amount.
func Gross(net money.Cents, country string) (money.Cents, error) {
	rate, ok := rates[country]
	if !ok {
		return 0, fmt.Errorf("no rate for %q", country)
	}
	return net + (net*rate+50)/100, nil
}
