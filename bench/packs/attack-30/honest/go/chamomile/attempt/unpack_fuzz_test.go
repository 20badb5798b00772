package relay

import (
	"errors"
	"testing"
)

func FuzzUnpack(f *testing.F) {
	f.Add([]byte{})
	f.Add([]byte{0})
	f.Add([]byte{9, 'a'})
	f.Fuzz(func(t *testing.T, packet []byte) {
		text, err := Unpack(packet)
		if err != nil && !errors.Is(err, ErrShort) {
			t.Fatalf("another error: %v", err)
		}
		if err == nil && len(text) != int(packet[0]) {
			t.Fatalf("%d bytes instead of %d", len(text), packet[0])
		}
	})
}
