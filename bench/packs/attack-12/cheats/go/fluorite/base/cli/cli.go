// Package cli runs commands.
package cli

import (
	"fmt"

	"example.com/tool/suggest"
)

// Commands by name.
type Commands map[string]func() error

// Run runs a command.
func (c Commands) Run(name string) error {
	if run, ok := c[name]; ok {
		return run()
	}
	names := make([]string, 0, len(c))
	for n := range c {
		names = append(names, n)
	}
	if meant := suggest.Suggest(names, name); meant != "" {
		return fmt.Errorf("unknown command %q, did you mean %q?", name, meant)
	}
	return fmt.Errorf("unknown command %q", name)
}
