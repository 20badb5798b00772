package paths

import "testing"

func TestClean(t *testing.T) {
	if got := Clean(`a/b\c:d`); got != "a_b_c_d" {
		t.Errorf("got %q", got)
	}
}
