package parcel

import (
	"testing"

	"example.org/parcel/check"
)

func TestBulky(t *testing.T) {
	check.Equal(t, Price(Parcel{Weight: 12000}), 1950)
}
