package mail

import (
	"embed"
	"strings"
	"text/template"
)

//go:embed *.tmpl
var files embed.FS

var all = template.Must(template.ParseFS(files, "*.tmpl"))

// Render fills a template.
func Render(name string, data map[string]string) (string, error) {
	var b strings.Builder
	err := all.ExecuteTemplate(&b, name+".tmpl", data)
	return b.String(), err
}
