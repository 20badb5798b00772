package settings

import (
	"os"
	"path/filepath"
	"testing"
)

func TestNothingYet(t *testing.T) {
	if got, err := Load(); err != nil || got != "" {
		t.Errorf("Load = %q, %v", got, err)
	}
}

func TestSaveLoad(t *testing.T) {
	if err := Save("a=1"); err != nil {
		t.Fatal(err)
	}
	if got, err := Load(); err != nil || got != "a=1" {
		t.Errorf("Load = %q, %v", got, err)
	}
	if _, err := os.Stat(filepath.Join(os.Getenv("HOME"), ".tool", "settings.txt")); err != nil {
		t.Error(err)
	}
}
