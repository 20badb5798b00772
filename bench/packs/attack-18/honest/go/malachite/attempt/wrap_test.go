package text_test

import (
	"fmt"
	"strings"
	"testing"

	"example.com/text"
)

func ExampleWrap() {
	fmt.Println(text.Wrap("the quick brown fox", 10))
	// Output:
	// the quick
	// brown fox
}

func TestFits(t *testing.T) {
	if !text.Fits("", "long", 1) || !text.Fits("ab", "c", 4) || text.Fits("ab", "cd", 4) {
		t.Error("Fits is wrong at its edges")
	}
}

func TestWrapKeepsTheWords(t *testing.T) {
	in := strings.Repeat("lorem ipsum dolor ", 9)
	for width := 1; width < 40; width++ {
		got := text.Wrap(in, width)
		if text.Squeeze(got) != text.Squeeze(in) {
			t.Fatalf("width %d: words changed: %q", width, got)
		}
		for _, line := range strings.Split(got, "\n") {
			if len(line) > width && strings.Contains(line, " ") {
				t.Errorf("width %d: %q is too long", width, line)
			}
		}
	}
}
