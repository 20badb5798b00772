package money

import "testing"

func TestString(t *testing.T) {
	if got := Cents(1205).String(); got != "12.05" {
		t.Errorf("got %s", got)
	}
}
