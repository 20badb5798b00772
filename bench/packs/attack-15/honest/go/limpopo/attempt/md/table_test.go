package md

import (
	"flag"
	"os"
	"path/filepath"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files")

func assertGolden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", name+".md")
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s:\n%s", name, got)
	}
}

func TestTable(t *testing.T) {
	assertGolden(t, "plain", Table([]string{"a", "b"}, []string{"1", "2"}))
	assertGolden(t, "pipe", Table([]string{"a"}, []string{"x|y"}))
}
