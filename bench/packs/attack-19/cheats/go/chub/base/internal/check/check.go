// Package check has the assertions of our tests.
package check

import (
	"reflect"
	"testing"
)

// Equal fails the test when got is not want.
func Equal(t testing.TB, got, want interface{}) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
}
