package relay

import (
	"io/fs"
	"testing"
)

func TestPlot(t *testing.T) {
	want, err := fs.ReadFile(Assets(), "plot.golden")
	if err != nil {
		t.Fatal(err)
	}
	if got := Plot([]int{0, 1, 1, 0}); got != string(want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
