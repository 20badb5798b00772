package help

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files")

func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name+".golden")
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("got:\n%swant:\n%s", got, want)
	}
}

func TestNamesEveryOption(t *testing.T) {
	text := Format([]Option{{Name: "port", Text: "where to listen", Default: "80"}})
	if !strings.Contains(text, "--port") || !strings.Contains(text, "80") {
		t.Error(text)
	}
}

func TestHelp(t *testing.T) {
	golden(t, "help", Format([]Option{
		{Name: "port", Text: "where to listen", Default: "8080"},
		{Name: "v", Text: "tell more"},
		{Name: "config", Text: "file with settings"},
	}))
}
