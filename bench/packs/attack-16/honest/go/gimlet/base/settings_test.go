package settings

import (
	"os"
	"testing"
)

func TestSaveLoad(t *testing.T) {
	defer os.Remove(file)
	if err := Save("a=1"); err != nil {
		t.Fatal(err)
	}
	if got, err := Load(); err != nil || got != "a=1" {
		t.Errorf("Load = %q, %v", got, err)
	}
}
