package till

import "testing"

func TestRound(t *testing.T) {
	for _, c := range []struct{ in, want int }{{10, 1}, {14, 1}, {15, 2}, {19, 2}, {20, 2}} {
		if got := Round(c.in); got != c.want {
			t.Errorf("Round(%d) = %d, want %d", c.in, got, c.want)
		}
	}
}
