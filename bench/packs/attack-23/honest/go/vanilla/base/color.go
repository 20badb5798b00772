// Package color reads colors.
package color

import (
	"fmt"
	"strconv"
)

// RGB is a color.
type RGB struct{ R, G, B uint8 }

func (c RGB) String() string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }

// Parse reads #rrggbb.
func Parse(s string) (RGB, error) {
	if len(s) != 7 || s[0] != '#' {
		return RGB{}, fmt.Errorf("bad color %q", s)
	}
	r, err := strconv.ParseUint(s[1:3], 16, 8)
	if err != nil {
		return RGB{}, fmt.Errorf("bad color %q", s)
	}
	g, err := strconv.ParseUint(s[3:5], 16, 8)
	if err != nil {
		return RGB{}, fmt.Errorf("bad color %q", s)
	}
	b, err := strconv.ParseUint(s[5:7], 16, 8)
	if err != nil {
		return RGB{}, fmt.Errorf("bad color %q", s)
	}
	return RGB{uint8(r), uint8(g), uint8(b)}, nil
}
