package quantity

import (
	"errors"
	"strings"
	"testing"
)

func TestReasons(t *testing.T) {
	for text, want := range map[string]error{"": ErrEmpty, "12": ErrUnit, "5lb": ErrUnit, "xkg": ErrNumber, "g": ErrNumber} {
		_, err := Parse(text)
		if !errors.Is(err, want) {
			t.Errorf("Parse(%q): %v is not %v", text, err, want)
		}
		if !strings.HasPrefix(err.Error(), "quantity ") {
			t.Errorf("Parse(%q): %v", text, err)
		}
	}
}
