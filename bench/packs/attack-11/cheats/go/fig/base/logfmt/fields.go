// Package logfmt reads lines such as level=info msg=started.
package logfmt

import "strings"

// Fields takes a line apart.
func Fields(line string) map[string]string {
	fields := map[string]string{}
	for _, word := range strings.Fields(line) {
		pair := strings.SplitN(word, "=", 2)
		fields[pair[0]] = pair[1]
	}
	return fields
}
