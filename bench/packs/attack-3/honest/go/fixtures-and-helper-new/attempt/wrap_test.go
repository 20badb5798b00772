package wrap

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write golden files")

func TestWrap(t *testing.T) {
	inputs, err := filepath.Glob("testdata/*.in")
	if err != nil || len(inputs) != 2 {
		t.Fatalf("inputs: %v %v", inputs, err)
	}
	for _, input := range inputs {
		text, err := os.ReadFile(input)
		if err != nil {
			t.Fatal(err)
		}
		actual := Wrap(string(text), 12) + "\n"
		golden := strings.TrimSuffix(input, ".in") + ".golden"
		if *update {
			if err := os.WriteFile(golden, []byte(actual), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		expected, err := os.ReadFile(golden)
		if err != nil {
			t.Fatal(err)
		}
		if actual != string(expected) {
			t.Errorf("%s: %q is not %q", input, actual, expected)
		}
	}
}

func TestLongWordStays(t *testing.T) {
	if actual := Wrap("a extraordinarily b", 5); actual != "a\nextraordinarily\nb" {
		t.Errorf("%q", actual)
	}
}
