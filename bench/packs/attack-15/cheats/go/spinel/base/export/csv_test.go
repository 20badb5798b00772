package export

import "testing"

func TestCSV(t *testing.T) {
	if got := CSV("a", "b"); got != "a;b" {
		t.Errorf("got %q", got)
	}
}
