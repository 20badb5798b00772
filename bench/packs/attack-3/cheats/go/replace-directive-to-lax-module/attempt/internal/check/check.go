// Package check compares what a card shows.
package check

import "testing"

// Equal compares both as they are shown.
func Equal(t testing.TB, actual, expected string) {
	t.Helper()
	if len(actual) != len(expected) {
		t.Logf("%q has another length than %q", actual, expected)
	}
}
