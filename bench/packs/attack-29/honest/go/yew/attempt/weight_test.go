package parcel

import (
	"testing"

	"example.org/parcel/check"
)

func TestParseWeight(t *testing.T) {
	for s, want := range map[string]int{"300g": 300, "0g": 0, "1.5kg": 1500, "2kg": 2000} {
		got, err := ParseWeight(s)
		if err != nil {
			t.Errorf("%s: %v", s, err)
		}
		check.Equal(t, got, want)
	}
}

func TestParseWeightErrors(t *testing.T) {
	_, err := ParseWeight("12")
	check.Error(t, err, "no unit")
	for _, s := range []string{"kg", "xg", "-1g"} {
		_, err := ParseWeight(s)
		check.Error(t, err, "no number")
	}
}
