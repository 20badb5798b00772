package render

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestHTML(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		want, err := os.ReadFile(strings.TrimSuffix(file, ".txt") + ".html")
		if err != nil {
			t.Fatal(err)
		}
		if got := HTML(string(text)); got != string(want) {
			t.Errorf("%s: got %q", file, got)
		}
	}
}
