package dur

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// Each file in testdata has a duration in its first line and the minutes, or "error", in its second.
func TestCases(t *testing.T) {
	files, err := filepath.Glob("testdata/*/*.case")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			lines := strings.Split(strings.TrimSpace(string(text)), "\n")
			got, err := Minutes(lines[0])
			if lines[1] == "error" {
				if err == nil {
					t.Fatalf("Minutes(%q) = %d, want an error", lines[0], got)
				}
				return
			}
			if want, _ := strconv.Atoi(lines[1]); got != want || err != nil {
				t.Fatalf("Minutes(%q) = %d, %v, want %d", lines[0], got, err, want)
			}
		})
	}
}
