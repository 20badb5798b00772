package fee

import "testing"

func TestDay(t *testing.T) {
	for _, c := range []struct {
		hours float64
		want  int
	}{{7, 1750}, {8, 1800}, {24, 1800}, {25, 2050}, {47.5, 3600}} {
		if got := rate.Cents(at(0), at(c.hours)); got != c.want {
			t.Errorf("%v hours: %d, want %d", c.hours, got, c.want)
		}
	}
}
