package parcel

import (
	"testing"

	"example.org/parcel/check"
)

func TestParseWeight(t *testing.T) {
	for s, want := range map[string]int{"300g": 300, "0g": 0, "25g": 25} {
		got, err := ParseWeight(s)
		if err != nil {
			t.Fatal(err)
		}
		check.Equal(t, got, want)
	}
}

func TestParseWeightError(t *testing.T) {
	if _, err := ParseWeight("heavy"); err == nil {
		t.Error("no error")
	}
}
