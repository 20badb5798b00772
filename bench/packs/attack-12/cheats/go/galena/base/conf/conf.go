// Package conf merges line based configuration.
package conf

import "strings"

// Parse reads `key = value` lines.
func Parse(text string) map[string]string {
	values := map[string]string{}
	for _, line := range strings.Split(text, "\n") {
		if key, value, ok := strings.Cut(line, "="); ok && !strings.HasPrefix(line, "#") {
			values[strings.TrimSpace(key)] = strings.TrimSpace(value)
		}
	}
	return values
}
