package line

import (
	"strings"
	"testing"
)

func FuzzRoundTrip(f *testing.F) {
	f.Fuzz(func(t *testing.T, s string) {
		if got := Unescape(Escape(s)); got != s {
			t.Errorf("round trip of %q = %q", s, got)
		}
	})
}

func FuzzOneLine(f *testing.F) {
	f.Fuzz(func(t *testing.T, s string) {
		if got := Escape(s); strings.ContainsAny(got, "\n\t") {
			t.Errorf("Escape(%q) = %q", s, got)
		}
	})
}
