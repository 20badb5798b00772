package line

import "strings"

var escapes = strings.NewReplacer("\n", `\n`, "\t", `\t`)
var unescapes = strings.NewReplacer(`\n`, "\n", `\t`, "\t", `\`, "")

// Escape brings s onto one line.
func Escape(s string) string { return escapes.Replace(s) }

// Unescape undoes Escape.
func Unescape(s string) string { return unescapes.Replace(s) }
