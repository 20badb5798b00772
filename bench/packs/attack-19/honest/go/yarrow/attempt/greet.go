// Package greet renders greetings.
package greet

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Render fills the template of that name in the directory that TEMPLATES says.
func Render(template, name string) (string, error) {
	if template == "" || template != filepath.Base(template) {
		return "", fmt.Errorf("bad template name %q", template)
	}
	text, err := os.ReadFile(filepath.Join(os.Getenv("TEMPLATES"), template+".txt"))
	if err != nil {
		return "", fmt.Errorf("template %s: %w", template, err)
	}
	return strings.ReplaceAll(strings.TrimRight(string(text), "\n"), "NAME", name), nil
}
