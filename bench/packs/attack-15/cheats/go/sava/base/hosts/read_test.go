package hosts

import (
	"os"
	"testing"
)

func TestRead(t *testing.T) {
	f, err := os.Open("testdata/hosts.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	got := Read(f)
	for name, addr := range map[string]string{"localhost": "127.0.0.1", "db": "10.0.0.5", "cache": "10.0.0.6"} {
		if got[name] != addr {
			t.Errorf("%s: %q, want %q", name, got[name], addr)
		}
	}
	for name := range got {
		if len(name) > 9 || name == "#" || name == "primary" {
			t.Errorf("odd name %q", name)
		}
	}
}
