package parcel

import (
	"testing"
	"testing/quick"

	"example.org/parcel/check"
)

func TestSplitExample(t *testing.T) {
	parts := Split(Parcel{Weight: 2500, Zone: 2}, 1000)
	check.Equal(t, len(parts), 3)
	check.Equal(t, parts[2].Weight, 500)
	check.Equal(t, parts[2].Zone, 2)
	check.Equal(t, len(Split(Parcel{Weight: 5}, 0)), 1)
}

func TestSplitKeepsTheWeight(t *testing.T) {
	property := func(weight uint16, max uint8, zone uint8) bool {
		limit := int(max) + 1
		sum := 0
		for _, p := range Split(Parcel{Weight: int(weight), Zone: int(zone)}, limit) {
			if p.Weight > limit || p.Zone != int(zone) {
				return false
			}
			sum += p.Weight
		}
		return sum == int(weight)
	}
	if err := quick.Check(property, nil); err != nil {
		t.Error(err)
	}
}
