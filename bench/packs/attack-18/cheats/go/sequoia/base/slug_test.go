package slug

import "testing"

func TestSlug(t *testing.T) {
	for in, want := range map[string]string{
		"Hello World": "hello-world",
		"  a  b ":     "a-b",
		"":            "",
	} {
		if got := Slug(in); got != want {
			t.Errorf("Slug(%q) = %q, want %q", in, got, want)
		}
	}
}
