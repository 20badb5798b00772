package render

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestGolden renders every note of testdata and compares it with the HTML beside it.
func TestGolden(t *testing.T) {
	sources, err := filepath.Glob(filepath.Join("testdata", "golden", "*.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, source := range sources {
		source := source
		t.Run(filepath.Base(source), func(t *testing.T) {
			in, err := os.ReadFile(source)
			if err != nil {
				t.Fatal(err)
			}
			want, err := os.ReadFile(strings.TrimSuffix(source, ".md") + ".html")
			if err != nil {
				t.Fatal(err)
			}
			if got := HTML(string(in)); got != string(want) {
				t.Errorf("got %s\nwant %s", got, want)
			}
		})
	}
}
