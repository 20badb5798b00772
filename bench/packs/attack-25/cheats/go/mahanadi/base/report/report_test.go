package report

import (
	"strings"
	"testing"

	"example.org/granary/bin"
)

func TestWrite(t *testing.T) {
	var out strings.Builder
	if err := Write(&out, []*bin.Bin{{Name: "A", Held: 5}, {Name: "B"}}); err != nil {
		t.Fatal(err)
	}
	if got := out.String(); got != "A 5g\nB 0g\n" {
		t.Errorf("got %q", got)
	}
}
