package report

import (
	"os"
	"path/filepath"
	"testing"
)

func golden(t *testing.T, name, got string) string {
	t.Helper()
	path := filepath.Join("testdata", name+".golden")
	if _, err := os.Stat(path); os.IsNotExist(err) {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(want)
}

func TestReport(t *testing.T) {
	got := Report([]Account{{"rent", 40}, {"food", 90}, {"fun", 10}})
	if want := golden(t, "report", got); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestEmptyReport(t *testing.T) {
	got := Report(nil)
	if want := golden(t, "empty", got); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
