package job

import "testing"

func TestRoundTrip(t *testing.T) {
	for _, name := range []string{"Queued", "Running", "Paused", "Done"} {
		s, ok := ParseState(name)
		if !ok || s.String() != name {
			t.Errorf("%s: %v, %v", name, s, ok)
		}
		if s.Final() != (name == "Done") {
			t.Errorf("%s: final is %v", name, s.Final())
		}
	}
}

func TestUnknown(t *testing.T) {
	if _, ok := ParseState("Lost"); ok {
		t.Error("Lost is a state")
	}
}
