package relay

import "testing"

func TestWidth(t *testing.T) {
	for _, c := range []struct {
		signal []int
		want   int
	}{{[]int{1, 1, 0, 1}, 2}, {[]int{0, 0}, 0}, {[]int{1, 0, 1, 1, 1, 0, 1}, 3}} {
		if got := Width(c.signal); got != c.want {
			t.Errorf("Width(%v) = %d, want %d", c.signal, got, c.want)
		}
	}
}
