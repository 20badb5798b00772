package names

import "testing"

func TestSnakeEmpty(t *testing.T) {
	if got := Snake(""); got != "" {
		t.Errorf("got %q", got)
	}
}

func TestSnakeWords(t *testing.T) {
	if got := Snake("UserName"); got != "user_name" {
		t.Errorf("got %q", got)
	}
}
