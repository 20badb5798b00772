package relay

import "testing"

func TestFind(t *testing.T) {
	if pin, err := Find("lamp"); pin != 7 || err != nil {
		t.Errorf("got %d, %v", pin, err)
	}
	if _, err := Find("moon"); err != ErrUnknown {
		t.Errorf("got %v", err)
	}
}
