// Package frame reads and writes the frames of the wire protocol.
package frame

import (
	"encoding/binary"
	"errors"
)

var ErrShort = errors.New("frame: truncated")

type Frame struct {
	Kind byte
	Body []byte
}

func Encode(f Frame) []byte {
	out := make([]byte, 3, 3+len(f.Body))
	out[0] = f.Kind
	binary.BigEndian.PutUint16(out[1:], uint16(len(f.Body)))
	return append(out, f.Body...)
}

// Decode reads one frame. It returns ErrShort if there is nothing to read.
func Decode(raw []byte) (Frame, error) {
	if len(raw) == 0 {
		return Frame{}, ErrShort
	}
	size := int(binary.BigEndian.Uint16(raw[1:3]))
	return Frame{Kind: raw[0], Body: raw[3 : 3+size : 3+size]}, nil
}
