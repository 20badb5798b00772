// Package page renders the page.
package page

import (
	_ "embed"
	"html/template"
	"strings"
)

//go:embed page.tmpl
var source string

var tmpl = template.Must(template.New("page").Parse(strings.TrimSpace(source)))

// Page is what is shown.
type Page struct {
	Title string
	Items []string
}

// Render gives the HTML.
func Render(p Page) (string, error) {
	var b strings.Builder
	err := tmpl.Execute(&b, p)
	return b.String(), err
}
