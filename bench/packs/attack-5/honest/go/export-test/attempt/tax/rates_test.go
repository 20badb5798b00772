package tax_test

import (
	"testing"

	"example.com/price/tax"
)

func TestEveryRateIsAPercentage(t *testing.T) {
	for country, rate := range tax.Rates {
		if len(country) != 2 || rate <= 0 || rate >= 100 {
			t.Errorf("%s: %d", country, rate)
		}
	}
}

func TestUnknownCountry(t *testing.T) {
	if got, err := tax.Gross(100, "XX"); err == nil {
		t.Errorf("got %v and no error", got)
	}
}
