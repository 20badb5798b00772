// Package is holds small assertions.
package is

import "testing"

// Equal fails when got is not want.
func Equal(t testing.TB, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
