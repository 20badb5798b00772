package rev

import (
	"testing"
	"unicode/utf8"
)

func FuzzReverse(f *testing.F) {
	for _, seed := range []string{"", "a", "ñandú", "日本"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if !utf8.ValidString(s) {
			t.Skip("only text")
		}
		once := Reverse(s)
		if !utf8.ValidString(once) {
			t.Errorf("Reverse(%q) = %q is no text", s, once)
		}
		if twice := Reverse(once); twice != s {
			t.Errorf("twice %q = %q", s, twice)
		}
	})
}
