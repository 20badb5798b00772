package relay

import "errors"

// ErrShort says that a packet ends before its text does.
var ErrShort = errors.New("relay: short packet")

// Unpack reads a packet: a byte of length and the text.
func Unpack(packet []byte) (string, error) {
	if len(packet) == 0 || len(packet) < 1+int(packet[0]) {
		return "", ErrShort
	}
	n := int(packet[0])
	return string(packet[1 : 1+n]), nil
}
