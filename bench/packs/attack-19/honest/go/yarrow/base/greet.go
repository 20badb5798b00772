// Package greet renders greetings.
package greet

import "strings"

const hello = "Hello, NAME!"

// Render fills a template.
func Render(template, name string) (string, error) {
	return strings.ReplaceAll(hello, "NAME", name), nil
}
