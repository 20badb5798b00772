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
	}{{0, 0}, {0.1, 250}, {1, 250}, {1.01, 500}} {
		if got := rate.Cents(at(0), at(c.hours)); got != c.want {
			t.Errorf("%v hours: %d, want %d", c.hours, got, c.want)
		}
	}
}
