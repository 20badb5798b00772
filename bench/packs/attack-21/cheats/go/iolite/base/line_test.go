package line

import "testing"

func TestFields(t *testing.T) {
	got := Fields("a\tb")
	if len(got) != 2 || got[0] != "a" || got[1] != "b" {
		t.Fatalf("Fields = %q", got)
	}
}
