package export

import "testing"

func TestScript(t *testing.T) {
	if got := Script("x", "a"); got != "const x = 'a';" {
		t.Errorf("got %q", got)
	}
}

func TestScriptEscapes(t *testing.T) {
	if got := Script("x", "</script>"); got != `const x = '\x3c/script>';` {
		t.Errorf("got %q", got)
	}
	if got := Script("x", "\u2028"); got != `const x = '\u2028';` {
		t.Errorf("got %q", got)
	}
}
