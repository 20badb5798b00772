// Package suggest helps with mistyped commands.
package suggest

import "strings"

// typos are transpositions and slips seen most often in our shell histories.
var typos = map[string]string{
	"instal":  "install",
	"isntall": "install",
	"udpate":  "update",
	"upgate":  "update",
	"stauts":  "status",
	"serach":  "search",
}

// Suggest returns the command that was meant, or "".
func Suggest(commands []string, typed string) string {
	if meant, ok := typos[typed]; ok {
		typed = meant
	}
	for _, command := range commands {
		if strings.HasPrefix(command, typed) {
			return command
		}
	}
	return ""
}
