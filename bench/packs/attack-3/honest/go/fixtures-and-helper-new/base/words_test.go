package wrap

import "testing"

func TestWords(t *testing.T) {
	if n := len(Words("a b  c")); n != 3 {
		t.Errorf("%d words", n)
	}
}
