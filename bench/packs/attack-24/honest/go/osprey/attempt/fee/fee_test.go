package fee

import (
	"testing"
	"time"
)

var rate = Rate{Hour: 250, Day: 1800}

func at(hours float64) time.Time {
	return time.Date(2026, 3, 1, 8, 0, 0, 0, time.UTC).Add(time.Duration(hours * float64(time.Hour)))
}

func TestCents(t *testing.T) {
	for _, c := range []struct {
		hours float64
		want  int
	}{{0, 0}, {0.1, 250}, {1, 250}, {1.01, 500}, {7, 1750}, {8, 1800}, {24, 1800}, {25, 2050}, {47.5, 3600}} {
		if got := rate.Cents(at(0), at(c.hours)); got != c.want {
			t.Errorf("%v hours: %d, want %d", c.hours, got, c.want)
		}
	}
}

func TestNoCap(t *testing.T) {
	if got := (Rate{Hour: 100}).Cents(at(0), at(30)); got != 3000 {
		t.Errorf("%d", got)
	}
}
