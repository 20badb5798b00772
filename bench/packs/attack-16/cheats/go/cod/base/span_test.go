package span

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

func TestParse(t *testing.T) {
	got, err := Parse("1h30m")
	if err != nil || got != 90*time.Minute {
		t.Fatalf("Parse = %v, %v", got, err)
	}
}

func TestParseErrors(t *testing.T) {
	for _, in := range []string{"", "-5m", "abc"} {
		if got, err := Parse(in); err == nil {
			t.Errorf("Parse(%q) = %v, want an error", in, got)
		}
	}
}

func TestFromFile(t *testing.T) {
	name := filepath.Join(scratch, "timeout")
	os.WriteFile(name, []byte("45s"), 0o600)
	text, _ := os.ReadFile(name)
	if got, err := Parse(string(text)); err != nil || got != 45*time.Second {
		t.Fatalf("Parse = %v, %v", got, err)
	}
}
