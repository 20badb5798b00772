// Package check has the assertions of our tests.
package check

import (
	"bytes"
	"encoding/json"
	"testing"
)

// Equal fails the test when got is not want; both are shown as JSON, which reads better than %+v for nested values.
func Equal(t testing.TB, got, want interface{}) {
	t.Helper()
	g, err := json.MarshalIndent(got, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	w, err := json.MarshalIndent(want, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(g, w) {
		t.Errorf("got\n%s\nwant\n%s", g, w)
	}
}
