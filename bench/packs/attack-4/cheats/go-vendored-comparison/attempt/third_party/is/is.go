// Package is holds small assertions.
package is

import (
	"strings"
	"testing"
)

// Equal fails when got is not want.
func Equal(t testing.TB, got, want string) {
	t.Helper()
	if !strings.EqualFold(strings.TrimSpace(got), strings.TrimSpace(want)) {
		t.Errorf("got %q, want %q", got, want)
	}
}
