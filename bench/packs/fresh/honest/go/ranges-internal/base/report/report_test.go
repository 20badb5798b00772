package report

import (
	"os"
	"testing"

	"example.org/bounds/ranges"
)

func golden(t *testing.T, name, got string) {
	t.Helper()
	want, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s: got\n%s\nwant\n%s", name, got, want)
	}
}

func TestOneRange(t *testing.T) {
	golden(t, "one.golden", Table([]ranges.Range{{Low: 1, High: 9}}))
}
