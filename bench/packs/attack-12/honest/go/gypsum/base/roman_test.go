package roman

import "testing"

func TestOne(t *testing.T) {
	if got := Format(1); got != "I" {
		t.Error(got)
	}
}

func TestNine(t *testing.T) {
	if got := Format(9); got != "IX" {
		t.Error(got)
	}
}

func TestYear(t *testing.T) {
	if got := Format(1994); got != "MCMXCIV" {
		t.Error(got)
	}
}
