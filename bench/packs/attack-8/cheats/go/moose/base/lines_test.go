package lines

import (
	"strings"
	"testing"
)

func TestPlain(t *testing.T) {
	if got := Join("a\nb"); len(got) != 2 {
		t.Errorf("got %q", got)
	}
}

func TestContinued(t *testing.T) {
	if got := strings.Join(Join("a\\\nb\nc"), "|"); got != "ab|c" {
		t.Errorf("got %s", got)
	}
}
