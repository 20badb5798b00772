package cut

import "testing"

func TestShort(t *testing.T) {
	if got := First("abc", 10); got != "abc" {
		t.Errorf("First = %q", got)
	}
}

func TestCuts(t *testing.T) {
	if got := First("abcdef", 4); got != "abcd" {
		t.Errorf("First = %q, want %q", got, "abcd")
	}
}

func TestNegative(t *testing.T) {
	if got := First("abc", -1); got != "" {
		t.Errorf("First = %q, want nothing", got)
	}
}

func TestCharacters(t *testing.T) {
	if got := First("Grüße", 4); got != "Grüß" {
		t.Errorf("First = %q, want %q", got, "Grüß")
	}
}
