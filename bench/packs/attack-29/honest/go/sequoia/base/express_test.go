package parcel

import (
	"testing"

	"example.org/parcel/check"
)

func TestExpress(t *testing.T) {
	check.Equal(t, Price(Parcel{Weight: 500, Express: true}), 900)
}
