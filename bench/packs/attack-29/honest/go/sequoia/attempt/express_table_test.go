package parcel

import "testing"

func TestExpressSurcharges(t *testing.T) {
	for name, c := range map[string]struct {
		p    Parcel
		want int
	}{
		"heavy": {Parcel{Weight: 3000, Express: true}, 1400},
		"zone":  {Parcel{Weight: 1, Zone: 2, Express: true}, 1300},
		"not":   {Parcel{Weight: 1, Zone: 2}, 650},
	} {
		t.Run(name, func(t *testing.T) {
			if got := Price(c.p); got != c.want {
				t.Errorf("got %d, want %d", got, c.want)
			}
		})
	}
}
