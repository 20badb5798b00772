// Package check has the assertions of this module's tests.
package check

import (
	"reflect"
	"sort"
	"testing"
)

// Strings fails the test when got is not want. Go walks maps at random: what came out of one is made stable first.
func Strings(t *testing.T, got, want []string) {
	t.Helper()
	if got, want := stable(got), stable(want); !reflect.DeepEqual(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

func stable(in []string) []string {
	out := append([]string(nil), in...)
	sort.Strings(out)
	return out
}
