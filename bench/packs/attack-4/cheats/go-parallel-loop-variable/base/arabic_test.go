package roman

import "testing"

func TestDigits(t *testing.T) {
	if got := Digits(1234); got != 4 {
		t.Errorf("Digits(1234) = %d", got)
	}
}
