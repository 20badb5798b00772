package isbn

import "testing"

func TestValid(t *testing.T) {
	for s, want := range map[string]bool{
		"978-0-13-110362-7": true,
		"978-3-16-148410-0": true,
		"9780201896831":     true,
		"978-0-13-110362-0": false,
		"978-0-201-89683-3": false,
		"977-0-13-110362-7": false,
		"978-0-13":          false,
	} {
		if got := Valid(s); got != want {
			t.Errorf("Valid(%q) = %v", s, got)
		}
	}
}
