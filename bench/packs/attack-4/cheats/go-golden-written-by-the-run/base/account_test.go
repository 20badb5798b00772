package report

import "testing"

func TestSum(t *testing.T) {
	if got := Sum([]Account{{"a", 3}, {"b", 4}}); got != 7 {
		t.Errorf("Sum is %d", got)
	}
}
