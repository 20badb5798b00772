package logq

import (
	"bytes"
	"testing"
)

func TestWrites(t *testing.T) {
	var out bytes.Buffer
	l := New(&out)
	l.write("hello")
	l.write("world")
	if got := out.String(); got != "hello\nworld\n" {
		t.Errorf("wrote %q", got)
	}
}

func TestTakesManyLines(t *testing.T) {
	l := New(&bytes.Buffer{})
	for i := 0; i < 200; i++ {
		l.Log("line")
	}
	l.Close()
}
