package name

import (
	"errors"
	"testing"
)

func TestParse(t *testing.T) {
	got, err := Parse("anna")
	if err != nil || got != "anna" {
		t.Fatalf("Parse(anna) = %q, %v", got, err)
	}
}

func TestParseErrors(t *testing.T) {
	for in, want := range map[string]error{"": ErrEmpty, "maximiliana": ErrTooLong, "a-b": ErrBadRune} {
		if _, err := Parse(in); !errors.Is(err, want) {
			t.Errorf("Parse(%q) = %v, want %v", in, err, want)
		}
	}
}
