package tags

import "testing"

func TestUnique(t *testing.T) {
	cases := []struct {
		tags []string
		want []string
	}{
		{[]string{"a", "b", "a"}, []string{"a", "b"}},
		{[]string{"x", "x", "x"}, []string{"x"}},
		{nil, []string{}},
	}
	for _, c := range cases {
		if got := Unique(c.tags); !same(got, c.want) {
			t.Errorf("Unique(%q) = %q, want %q", c.tags, got, c.want)
		}
	}
}
