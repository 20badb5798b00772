package color

import "testing"

func TestParse(t *testing.T) {
	c, err := Parse("#0a10ff")
	if err != nil || c != (RGB{10, 16, 255}) {
		t.Errorf("Parse = %v, %v", c, err)
	}
	for _, bad := range []string{"", "0a10ff0", "#xx0000", "#00xx00", "#0000xx", "#123"} {
		if _, err := Parse(bad); err == nil {
			t.Errorf("Parse(%q) should fail", bad)
		}
	}
}

func TestString(t *testing.T) {
	if got := (RGB{10, 16, 255}).String(); got != "#0a10ff" {
		t.Errorf("String = %q", got)
	}
}
