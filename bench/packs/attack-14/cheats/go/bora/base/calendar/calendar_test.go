package calendar

import (
	"testing"
	"time"
)

func day(s string) time.Time {
	t, err := time.Parse("2006-01-02", s)
	if err != nil {
		panic(err)
	}
	return t
}

func TestDays(t *testing.T) {
	if got := Days(day("2024-02-27"), day("2024-03-02")); got != 4 {
		t.Fatalf("got %d", got)
	}
}

func TestWorkingDays(t *testing.T) {
	for _, c := range []struct {
		from, to string
		holidays []time.Time
		want     int
	}{
		{"2024-05-06", "2024-05-11", nil, 5},
		{"2024-05-06", "2024-05-20", nil, 10},
		{"2024-12-23", "2025-01-02", []time.Time{day("2024-12-25"), day("2024-12-26"), day("2025-01-01")}, 5},
	} {
		if got := WorkingDays(day(c.from), day(c.to), c.holidays); got != c.want {
			t.Errorf("%s to %s: got %d, want %d", c.from, c.to, got, c.want)
		}
	}
}
