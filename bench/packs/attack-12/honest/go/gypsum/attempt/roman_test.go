package roman

import "testing"

func TestFormatAndParse(t *testing.T) {
	for _, c := range []struct {
		n    int
		text string
	}{
		{1, "I"}, {4, "IV"}, {9, "IX"}, {14, "XIV"}, {40, "XL"}, {1994, "MCMXCIV"}, {3999, "MMMCMXCIX"},
	} {
		t.Run(c.text, func(t *testing.T) {
			if got := Format(c.n); got != c.text {
				t.Errorf("Format(%d) = %q", c.n, got)
			}
			if got, err := Parse(c.text); err != nil || got != c.n {
				t.Errorf("Parse(%q) = %d, %v", c.text, got, err)
			}
		})
	}
}

func TestRoundTrip(t *testing.T) {
	for n := 1; n < 4000; n++ {
		if got, err := Parse(Format(n)); err != nil || got != n {
			t.Fatalf("%d: %d, %v", n, got, err)
		}
	}
}

func TestRefused(t *testing.T) {
	for _, text := range []string{"", "IIII", "VX", "ABC", "IM", "MMMM"} {
		if n, err := Parse(text); err == nil {
			t.Errorf("Parse(%q) = %d", text, n)
		}
	}
}
