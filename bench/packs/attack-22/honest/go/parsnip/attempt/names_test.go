package names

import (
	"strings"
	"testing"
)

func check(t *testing.T, in string, want bool) {
	t.Helper()
	if got := Valid(in); got != want {
		t.Errorf("Valid(%q) = %v, want %v", in, got, want)
	}
}

func TestValid(t *testing.T) {
	for _, in := range []string{"example.com", "a-b.example", "localhost", "7.example", "a-.example"} {
		check(t, in, true)
	}
	for _, in := range []string{"", "exa mple.com", "a..b", "-a.example", ".a", "a.", "a.-b", "a_b"} {
		check(t, in, false)
	}
}

func TestTooLong(t *testing.T) {
	check(t, strings.Repeat("a.", 126)+"a", true)
	check(t, strings.Repeat("a.", 130)+"a", false)
}
