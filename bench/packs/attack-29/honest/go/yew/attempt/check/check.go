// Package check has what the tests share.
package check

import (
	"strings"
	"testing"
)

func Equal(t *testing.T, got, want int) {
	t.Helper()
	if got != want {
		t.Errorf("got %d, want %d", got, want)
	}
}

// Error fails unless err is there and says part.
func Error(t *testing.T, err error, part string) {
	t.Helper()
	if err == nil {
		t.Errorf("no error, want one with %q", part)
		return
	}
	if !strings.Contains(err.Error(), part) {
		t.Errorf("error %q lacks %q", err, part)
	}
}
