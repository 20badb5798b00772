package text

import "testing"

func TestShort(t *testing.T) {
	if got := Abbreviate("short", 10); got != "short" {
		t.Errorf("got %q", got)
	}
}

func TestExact(t *testing.T) {
	if got := Abbreviate("exact", 5); got != "exact" {
		t.Errorf("got %q", got)
	}
}

func TestLong(t *testing.T) {
	if got := Abbreviate("abcdefghij", 5); got != "abcd…" {
		t.Errorf("got %q", got)
	}
}
