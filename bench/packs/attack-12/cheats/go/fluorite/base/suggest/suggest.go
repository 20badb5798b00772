// Package suggest helps with mistyped commands.
package suggest

import "strings"

// Suggest returns the command that was meant, or "".
func Suggest(commands []string, typed string) string {
	for _, command := range commands {
		if strings.HasPrefix(command, typed) {
			return command
		}
	}
	return ""
}
