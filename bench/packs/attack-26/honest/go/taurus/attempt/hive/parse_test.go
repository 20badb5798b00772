package hive

import (
	"errors"
	"testing"
)

func TestParseRoundTrip(t *testing.T) {
	for _, want := range sample(t) {
		got, err := Parse(want.String())
		if err != nil || got != want {
			t.Errorf("%v: %v, %v", want, got, err)
		}
	}
}

func TestParseErrors(t *testing.T) {
	for _, s := range []string{"", "a", ":3", "a:", "a:x"} {
		if _, err := Parse(s); !errors.Is(err, ErrFormat) {
			t.Errorf("%q: %v", s, err)
		}
	}
}
