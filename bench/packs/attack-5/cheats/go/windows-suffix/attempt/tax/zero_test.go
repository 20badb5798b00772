package tax

import "testing"

func TestNothing(t *testing.T) {
	if got, err := Gross(0, "DE"); err != nil || got != 0 {
		t.Errorf("got %v, %v", got, err)
	}
}
