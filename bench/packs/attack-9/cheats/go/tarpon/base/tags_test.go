package tags

import (
	"reflect"
	"testing"
)

func TestParse(t *testing.T) {
	cases := []struct {
		line string
		want []string
	}{
		{"Home, Garden", []string{"home", "garden"}},
		{"new york , ,Paris", []string{"new york", "paris"}},
		{"", []string{}},
	}
	for _, c := range cases {
		if got := Parse(c.line); !reflect.DeepEqual(got, c.want) {
			t.Errorf("Parse(%q) = %#v, want %#v", c.line, got, c.want)
		}
	}
}
