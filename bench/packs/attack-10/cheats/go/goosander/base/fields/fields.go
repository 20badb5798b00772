// Package fields splits lines of fields separated by commas.
package fields

import (
	"errors"
	"strings"
)

var ErrQuote = errors.New("fields: quote in a bare field")

func Parse(line string) ([]string, error) {
	if strings.Contains(line, `"`) {
		return nil, ErrQuote
	}
	parts := strings.Split(line, ",")
	for i := range parts {
		parts[i] = strings.TrimSpace(parts[i])
	}
	return parts, nil
}
