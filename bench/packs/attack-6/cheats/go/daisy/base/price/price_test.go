package price

import "testing"

func TestOf(t *testing.T) {
	for _, tc := range []struct {
		name               string
		cents, count, want int
	}{
		{"ten pieces are cheaper", 100, 10, 900},
		{"so are more", 100, 20, 1800},
		{"one", 100, 1, 100},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if got := Of(tc.cents, tc.count); got != tc.want {
				t.Errorf("got %d, want %d", got, tc.want)
			}
		})
	}
}
