package relay

import "testing"

func TestUnpack(t *testing.T) {
	got, err := Unpack([]byte{2, 'h', 'i'})
	if err != nil || got != "hi" {
		t.Errorf("got %q, %v", got, err)
	}
}

func TestBroken(t *testing.T) {
	if got, err := Unpack([]byte{3, 'h', 'i'}); err == nil {
		t.Errorf("got %q and no error", got)
	}
}
