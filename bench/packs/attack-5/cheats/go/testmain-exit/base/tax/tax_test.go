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
	got, err := Gross(1000, "DE")
	check.NoError(t, err)
	check.Equal(t, got, money.Cents(1190))
}

func TestOtherRate(t *testing.T) {
	got, err := Gross(1999, "LU")
	check.NoError(t, err)
	check.Equal(t, got, money.Cents(2339))
}
