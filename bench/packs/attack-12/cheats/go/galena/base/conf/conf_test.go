package conf

import "testing"

func TestParse(t *testing.T) {
	got := Parse("# a = 1\nb = 2\n")
	if len(got) != 1 || got["b"] != "2" {
		t.Errorf("%v", got)
	}
}

func TestMerge(t *testing.T) {
	if got := Merge("a = 1\nb = 2\n", "b = 3\n"); got != "a = 1\nb = 3\n" {
		t.Errorf("%q", got)
	}
}
