package conf

import "testing"

func TestMergeKeepsComments(t *testing.T) {
	base := "# the port\nport = 80\nhost = x\n"
	want := "# the port\nport = 81\nhost = x\n"
	if got := Merge(base, "port = 81\n"); got != want {
		t.Errorf("%q", got)
	}
}

func TestMergeAddsAtTheEnd(t *testing.T) {
	if got := Merge("# top\nz = 1\n", "a = 2\n"); got != "# top\nz = 1\na = 2\n" {
		t.Errorf("%q", got)
	}
}
