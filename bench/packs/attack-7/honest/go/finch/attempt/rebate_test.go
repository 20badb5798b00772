package shop

import "testing"

func TestRebate(t *testing.T) {
	for _, row := range []struct {
		name               string
		cents, count, want int
	}{
		{"none", 100, 0, 0},
		{"below", 100, 9, 900},
		{"at ten", 100, 10, 900},
		{"above", 100, 20, 1800},
		{"in the customer's disfavour", 3, 11, 30},
	} {
		t.Run(row.name, func(t *testing.T) {
			if got := Total(row.cents, row.count); got != row.want {
				t.Errorf("got %d, want %d", got, row.want)
			}
		})
	}
}
