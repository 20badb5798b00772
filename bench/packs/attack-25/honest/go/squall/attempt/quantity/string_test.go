package quantity

import (
	"math"
	"math/rand"
	"testing"
)

func TestStringUnits(t *testing.T) {
	for g, want := range map[Grams]string{
		0: "0g", 1: "1g", 999: "999g", 1000: "1kg", 1001: "1001g", 3000: "3kg",
		1000000: "1t", 2000000: "2t", 2001000: "2001kg", -3000: "-3kg", -1: "-1g",
	} {
		if got := g.String(); got != want {
			t.Errorf("String() of %d = %q, want %q", int64(g), got, want)
		}
	}
}

func roundTrip(t *testing.T, g Grams) {
	t.Helper()
	back, err := Parse(g.String())
	if err != nil || back != g {
		t.Errorf("Parse(%q) = %d, %v; want %d", g.String(), int64(back), err, int64(g))
	}
}

func TestRoundTrip(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for i := 0; i < 2000; i++ {
		g := Grams(random.Int63n(5000))
		roundTrip(t, g)
		roundTrip(t, -g*1000)
		roundTrip(t, g*1000000)
	}
}

func FuzzRoundTrip(f *testing.F) {
	for _, n := range []int64{0, 1, -1, 1000, 1001, 1000000, math.MaxInt64, math.MinInt64} {
		f.Add(n)
	}
	f.Fuzz(func(t *testing.T, n int64) { roundTrip(t, Grams(n)) })
}
