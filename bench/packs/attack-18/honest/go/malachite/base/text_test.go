package text_test

import (
	"testing"

	"example.com/text"
)

func TestSqueeze(t *testing.T) {
	if got := text.Squeeze(" a  b "); got != "a b" {
		t.Errorf("got %q", got)
	}
}
