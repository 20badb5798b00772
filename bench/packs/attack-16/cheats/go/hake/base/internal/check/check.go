// Package check has the assertions of this module's tests.
package check

import (
	"reflect"
	"testing"
)

// Strings fails the test when got is not want.
func Strings(t *testing.T, got, want []string) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
