package logq

import (
	"bytes"
	"strings"
	"testing"
)

func TestCloseWaits(t *testing.T) {
	var out bytes.Buffer
	l := New(&out)
	for i := 0; i < 50; i++ {
		l.Log("line")
	}
	l.Close()
	if got := strings.Count(out.String(), "line\n"); got != 50 {
		t.Errorf("%d lines are written, want %d", got, 50)
	}
}

func TestCloseKeepsTheOrder(t *testing.T) {
	var out bytes.Buffer
	l := New(&out)
	l.Log("one")
	l.Log("two")
	l.Close()
	if got := out.String(); got != "one\ntwo\n" {
		t.Errorf("wrote %q", got)
	}
}
