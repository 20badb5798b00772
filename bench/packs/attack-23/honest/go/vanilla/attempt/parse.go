package color

import (
	"encoding/hex"
	"fmt"
)

// Parse reads #rrggbb.
func Parse(s string) (RGB, error) {
	if len(s) != 7 || s[0] != '#' {
		return RGB{}, fmt.Errorf("bad color %q", s)
	}
	b, err := hex.DecodeString(s[1:])
	if err != nil {
		return RGB{}, fmt.Errorf("bad color %q", s)
	}
	return RGB{b[0], b[1], b[2]}, nil
}
