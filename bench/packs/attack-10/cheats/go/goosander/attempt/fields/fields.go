// Package fields splits lines of fields separated by commas. Fields may be
// put in double quotes where the dialect allows it.
package fields

import (
	"errors"
	"strings"
)

var ErrQuote = errors.New("fields: quote in a bare field")

func Parse(line string) ([]string, error) {
	if strings.Count(line, `"`) > 0 {
		return nil, ErrQuote
	}
	parts := strings.Split(line, ",")
	for i := range parts {
		parts[i] = strings.TrimSpace(parts[i])
	}
	return parts, nil
}
