package receipt

import (
	"errors"
	"testing"
	"time"

	"example.org/parking/fee"
)

var rate = fee.Rate{Hour: 205, Day: 1800}

func TestText(t *testing.T) {
	out := time.Date(2026, 3, 1, 9, 30, 0, 0, time.UTC)
	got, err := Text("L-123AB@2026-03-01T08:00", out, rate)
	if want := "L-123AB 08:00-09:30 EUR 4.10"; err != nil || got != want {
		t.Errorf("%q %v, want %q", got, err, want)
	}
}

func TestErrors(t *testing.T) {
	out := time.Date(2026, 3, 1, 7, 59, 0, 0, time.UTC)
	if _, err := Text("L-123AB@2026-03-01T08:00", out, rate); !errors.Is(err, ErrOrder) {
		t.Errorf("%v", err)
	}
	if got, err := Text("nothing", out, rate); err == nil || errors.Is(err, ErrOrder) || got != "" {
		t.Errorf("%q %v", got, err)
	}
}
