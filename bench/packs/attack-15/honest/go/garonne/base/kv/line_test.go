package kv

import "testing"

func TestLine(t *testing.T) {
	if k, v, err := Line("a : b"); k != "a" || v != "b" || err != nil {
		t.Error(k, v, err)
	}
	if _, _, err := Line("a"); err == nil || err.Error() != `no colon in "a"` {
		t.Error(err)
	}
}
