package quantity

import (
	"errors"
	"testing"
)

func TestAReasonIsNoOther(t *testing.T) {
	reasons := []error{ErrEmpty, ErrUnit, ErrNumber}
	for i, text := range []string{"", "12", "xkg"} {
		_, err := Parse(text)
		for j, reason := range reasons {
			if errors.Is(err, reason) != (i == j) {
				t.Errorf("Parse(%q): %v, is %v: %t", text, err, reason, i != j)
			}
		}
	}
}

func TestNoReasonWithoutAnError(t *testing.T) {
	if g, err := Parse("3kg"); err != nil || g != 3000 {
		t.Errorf("Parse: %d, %v", g, err)
	}
}
