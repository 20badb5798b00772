// Package testkit is what the tests of all packages share.
package testkit

import (
	"reflect"
	"testing"
)

// Equal fails the test unless got is deeply equal to want.
func Equal(t testing.TB, got, want interface{}) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}
