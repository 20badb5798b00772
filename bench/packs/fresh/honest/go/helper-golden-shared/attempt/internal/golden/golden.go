// Package golden compares output with files in testdata.
package golden

import (
	"os"
	"testing"
)

// Check fails t unless got is what the file holds.
func Check(t *testing.T, name, got string) {
	t.Helper()
	want, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Fatalf("%s: got\n%s\nwant\n%s", name, got, want)
	}
}
