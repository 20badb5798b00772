package words

import (
	"reflect"
	"testing"
)

func TestParse(t *testing.T) {
	for line, want := range map[string][]string{
		"a b # c":     {"a", "b"},
		`say "a b" c`: {"say", "a b", "c"},
		`"# no"`:      {"# no"},
	} {
		if got := Parse(line); !reflect.DeepEqual(got, want) {
			t.Errorf("Parse(%q) = %q, want %q", line, got, want)
		}
	}
}
