package text

import (
	"reflect"
	"testing"
)

func TestWrap(t *testing.T) {
	got := Wrap("the quick brown fox", 10)
	if !reflect.DeepEqual(got, []string{"the quick", "brown fox"}) {
		t.Fatal(got)
	}
}

func TestWrapShort(t *testing.T) {
	if got := Wrap("fox", 10); !reflect.DeepEqual(got, []string{"fox"}) {
		t.Fatal(got)
	}
}

func TestWrapLongWords(t *testing.T) {
	for in, want := range map[string][]string{
		"incomprehensible fox":   {"incomprehensible", "fox"},
		"a incomprehensible fox": {"a", "incomprehensible", "fox"},
		"exactlyten fox":         {"exactlyten", "fox"},
	} {
		if got := Wrap(in, 10); !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %q", in, got)
		}
	}
}
