package money_test

import (
	"testing"

	"example.com/money"
)

func TestWhole(t *testing.T) {
	if got := money.Format(3); got != "3.00" {
		t.Errorf("Format(3) = %s", got)
	}
}

func TestCents(t *testing.T) {
	if got := money.Cents(1.25); got != 125 {
		t.Errorf("Cents(1.25) = %v", got)
	}
}

func TestRounds(t *testing.T) {
	for amount, want := range map[float64]string{1.239: "1.24", 0.999: "1.00", 2.004: "2.00"} {
		if got := money.Format(amount); got != want {
			t.Errorf("Format(%v) = %s, want %s", amount, got, want)
		}
	}
}
