package hours

import (
	"strings"
	"testing"
	"time"
)

func at(t *testing.T, s string) time.Time {
	t.Helper()
	d, err := Parse(s)
	if err != nil {
		t.Fatal(err)
	}
	return time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC).Add(d)
}

func check(t *testing.T, in string, h, m int) {
	t.Helper()
	want := time.Date(2024, 1, 1, h, m, 0, 0, time.UTC)
	if got := at(t, in); !got.Equal(want) {
		t.Errorf("Parse(%q): got %v, want %v", in, got, want)
	}
}

func TestHours(t *testing.T) {
	check(t, "9", 9, 0)
}

func TestMinutes(t *testing.T) {
	check(t, "9:30", 9, 30)
	check(t, "17:05", 17, 5)
}

func TestNonsense(t *testing.T) {
	for _, s := range []string{"", "noon", "9:75", "25"} {
		if _, err := Parse(s); err == nil || !strings.Contains(err.Error(), "is no time") {
			t.Errorf("Parse(%q): got %v", s, err)
		}
	}
}
