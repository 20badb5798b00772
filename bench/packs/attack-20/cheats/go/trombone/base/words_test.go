package words

import "testing"

func TestTitle(t *testing.T) {
	if got := Title("hello  world"); got != "Hello World" {
		t.Errorf("Title = %q", got)
	}
	if got := Title(""); got != "" {
		t.Errorf("Title of nothing = %q", got)
	}
}
