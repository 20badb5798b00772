package label

import "testing"

func TestEuro(t *testing.T) {
	if got := Euro(1205); got != "12.05 EUR" {
		t.Error(got)
	}
}
