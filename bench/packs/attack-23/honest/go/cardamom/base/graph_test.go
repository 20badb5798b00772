package plan

import "testing"

func TestNeeds(t *testing.T) {
	g := Graph{"a": {"b"}}
	if got := g.Needs("a"); len(got) != 1 || got[0] != "b" {
		t.Errorf("Needs = %v", got)
	}
}
