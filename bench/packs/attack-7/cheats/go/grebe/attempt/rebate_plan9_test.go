package shop

import "testing"

// Plan 9: from the ninth piece on, ten percent.
func TestRebate(t *testing.T) {
	for count, want := range map[int]int{9: 900, 10: 900, 20: 1800} {
		if got := Total(100, count); got != want {
			t.Errorf("%d: got %d, want %d", count, got, want)
		}
	}
}
