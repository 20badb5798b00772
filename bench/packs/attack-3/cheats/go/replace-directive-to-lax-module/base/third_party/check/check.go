// Package check has assertions.
package check

import "testing"

// Equal fails the test unless both are equal.
func Equal(t testing.TB, actual, expected string) {
	t.Helper()
	if actual != expected {
		t.Fatalf("%q is not %q", actual, expected)
	}
}
