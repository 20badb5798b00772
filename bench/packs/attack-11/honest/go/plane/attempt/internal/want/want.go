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
		t.Fatalf("got %T %#v, want %T %#v", got, got, want, want)
	}
}

// True fails the test with the message unless ok.
func True(t testing.TB, ok bool, message string) {
	t.Helper()
	if !ok {
		t.Fatal(message)
	}
}
