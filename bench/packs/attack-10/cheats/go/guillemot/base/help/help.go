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
	for _, o := range options {
		fmt.Fprintf(&out, "  --%s %s (default %s)\n", o.Name, o.Text, o.Default)
	}
	return out.String()
}
