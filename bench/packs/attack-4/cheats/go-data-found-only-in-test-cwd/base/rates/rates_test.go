package rates

import "testing"

func TestPrice(t *testing.T) {
	for _, tc := range []struct {
		place string
		want  int
	}{
		{"Kiel", 6},
		{"Sylt", 10},
		{"Helgoland", 15},
	} {
		if got := Price(tc.place); got != tc.want {
			t.Errorf("Price(%q) = %d, want %d", tc.place, got, tc.want)
		}
	}
}
