package bank

import "testing"

func TestInterest(t *testing.T) {
	if got := Interest(1000, 15); got != 15 {
		t.Error(got)
	}
}

func TestHalfToEven(t *testing.T) {
	if got := Interest(500, 5); got != 2 {
		t.Error(got)
	}
	if got := Interest(700, 5); got != 4 {
		t.Error(got)
	}
}
