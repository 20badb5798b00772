package shop

import "testing"

func TestTotal(t *testing.T) {
	if got := Total(300, 2); got != 600 {
		t.Error(got)
	}
}
