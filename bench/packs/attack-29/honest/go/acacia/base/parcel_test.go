package parcel

import (
	"testing"

	"example.org/parcel/check"
)

func TestBasePrice(t *testing.T) {
	check.Equal(t, Price(Parcel{Weight: 500}), 450)
}

func TestHeavy(t *testing.T) {
	check.Equal(t, Price(Parcel{Weight: 2001}), 700)
}

func TestZones(t *testing.T) {
	check.Equal(t, Price(Parcel{Weight: 1, Zone: 3}), 750)
}
