package app

import "testing"

func TestTitle(t *testing.T) {
	if got := Title("1.2"); got != "app 1.2" {
		t.Errorf("Title = %q", got)
	}
}
