package md

import "testing"

func TestEscape(t *testing.T) {
	if got := Escape("a|b"); got != `a\|b` {
		t.Error(got)
	}
}
