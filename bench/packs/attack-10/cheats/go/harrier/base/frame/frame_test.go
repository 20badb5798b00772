package frame

import (
	"bytes"
	"testing"
)

func decode(t *testing.T, raw []byte, check func(Frame, error)) {
	t.Helper()
	f, err := Decode(raw)
	check(f, err)
}

func TestRoundTrip(t *testing.T) {
	decode(t, Encode(Frame{Kind: 7, Body: []byte("hello")}), func(f Frame, err error) {
		if err != nil || f.Kind != 7 || !bytes.Equal(f.Body, []byte("hello")) {
			t.Errorf("got %v, %v", f, err)
		}
	})
}

func TestEmptyBody(t *testing.T) {
	decode(t, Encode(Frame{Kind: 1}), func(f Frame, err error) {
		if err != nil || len(f.Body) != 0 {
			t.Errorf("got %v, %v", f, err)
		}
	})
}
