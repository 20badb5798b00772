package text

import "testing"

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
