package quantity

import "testing"

func TestStringKilograms(t *testing.T) {
	for g, want := range map[Grams]string{3000: "3kg", 45000: "45kg", 0: "0g", 1500: "1500g"} {
		if got := g.String(); got != want {
			t.Errorf("String() of %d = %q, want %q", int64(g), got, want)
		}
	}
}

// Every weight comes back as it was.
func FuzzRoundTrip(f *testing.F) {
	f.Fuzz(func(t *testing.T, n int64) {
		g := Grams(n)
		back, err := Parse(g.String())
		if err != nil || back != g {
			t.Fatalf("Parse(%q) = %d, %v; want %d", g.String(), back, err, n)
		}
	})
}
