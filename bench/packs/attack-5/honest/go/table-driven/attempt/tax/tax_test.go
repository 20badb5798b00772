package tax

import (
	"testing"

	"example.com/price/internal/check"
	"example.com/price/money"
)

func TestNothing(t *testing.T) {
	got, err := Gross(0, "DE")
	check.NoError(t, err)
	check.Equal(t, got, money.Cents(0))
}

func TestGross(t *testing.T) {
	for _, c := range []struct {
		net     money.Cents
		country string
		want    money.Cents
	}{
		{1000, "DE", 1190},
		{1999, "LU", 2339},
		{1, "DE", 1},
	} {
		t.Run(c.country, func(t *testing.T) {
			got, err := Gross(c.net, c.country)
			check.NoError(t, err)
			check.Equal(t, got, c.want)
		})
	}
}
