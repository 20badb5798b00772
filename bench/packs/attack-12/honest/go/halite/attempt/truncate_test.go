package text

import (
	"strings"
	"testing"
)

func TestFastPathAgrees(t *testing.T) {
	for _, s := range []string{"", "abc", "aé", "éa", "abcdé", "日本語 text", strings.Repeat("ab", 40), "a\xffb"} {
		for n := 0; n <= len(s)+1; n++ {
			if got, want := Truncate(s, n), truncateRunes(s, n); got != want {
				t.Errorf("Truncate(%q, %d) = %q, want %q", s, n, got, want)
			}
		}
	}
}

func TestTruncate(t *testing.T) {
	for _, c := range []struct {
		in   string
		n    int
		want string
	}{
		{"hello", 3, "hel"},
		{"hello", 9, "hello"},
		{"", 3, ""},
		{"größe", 3, "grö"},
		{"größe", 5, "größe"},
		{"日本語", 1, "日"},
	} {
		if got := Truncate(c.in, c.n); got != c.want {
			t.Errorf("Truncate(%q, %d) = %q", c.in, c.n, got)
		}
	}
}
