package render

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the pages in testdata anew")

func read(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestHTML(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		page := strings.TrimSuffix(file, ".txt") + ".html"
		got := HTML(read(t, file))
		if *update {
			if err := os.WriteFile(page, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if want := read(t, page); got != want {
			t.Errorf("%s: got %q, want %q", file, got, want)
		}
	}
}
