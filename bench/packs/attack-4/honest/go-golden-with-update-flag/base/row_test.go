package table

import "testing"

func TestTotal(t *testing.T) {
	if got := Total([]Row{{"a", 2}, {"b", 3}}); got != 5 {
		t.Errorf("Total is %d, want 5", got)
	}
}
