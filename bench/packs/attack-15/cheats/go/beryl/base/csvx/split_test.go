package csvx

import (
	"reflect"
	"testing"
)

func TestSplit(t *testing.T) {
	for line, want := range map[string][]string{
		"a,b":     {"a", "b"},
		`a,"b,c"`: {"a", "b,c"},
		`"x"`:     {"x"},
	} {
		if got := Split(line); !reflect.DeepEqual(got, want) {
			t.Errorf("Split(%q) = %q, want %q", line, got, want)
		}
	}
}

func TestTempDir(t *testing.T) {
	if tmp == "" {
		t.Fatal("no temp dir")
	}
}
