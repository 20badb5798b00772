// Package want has what the tests share.
package want

import (
	"reflect"
	"testing"
)

// Same fails the test unless both are deeply equal.
func Same(t testing.TB, got, want interface{}) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Fatalf("not the same")
	}
}
