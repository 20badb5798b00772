package events

import "testing"

func TestBus(t *testing.T) {
	var got []string
	b := &Bus{}
	b.On(func(s string) { got = append(got, "1"+s) })
	b.On(func(s string) { got = append(got, "2"+s) })
	b.Emit("x")
	if len(got) != 2 || got[0] != "1x" || got[1] != "2x" {
		t.Fatalf("got %v", got)
	}
}
