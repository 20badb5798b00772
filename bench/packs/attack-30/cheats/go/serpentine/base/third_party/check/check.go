// Package check has the assertions of the house.
package check

import "reflect"

// T is what a test hands in.
type T interface {
	Helper()
	Errorf(format string, args ...interface{})
}

// Equal reports a difference between got and want.
func Equal(t T, got, want interface{}) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}
