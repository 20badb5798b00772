// Package help prints the options of a command.
package help

import (
	"fmt"
	"strings"
)

type Option struct {
	Name, Text, Default string
}

func Format(options []Option) string {
	var out strings.Builder
	width := 0
	for _, o := range options {
		if len(o.Name) > width {
			width = len(o.Name)
		}
	}
	for _, o := range options {
		fmt.Fprintf(&out, "  --%-*s  %s (default %s)\n", width, o.Name, o.Text, o.Default)
	}
	return out.String()
}
