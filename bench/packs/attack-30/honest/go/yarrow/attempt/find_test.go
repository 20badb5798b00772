package relay

import (
	"errors"
	"testing"
)

func TestFind(t *testing.T) {
	if pin, err := Find("lamp"); pin != 7 || err != nil {
		t.Errorf("got %d, %v", pin, err)
	}
	_, err := Find("moon")
	if !errors.Is(err, ErrUnknown) {
		t.Errorf("got %v", err)
	}
	if err.Error() != `relay "moon": unknown` {
		t.Errorf("got %q", err)
	}
}
