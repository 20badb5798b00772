package kv

import (
	"fmt"
	"strings"
)

// Line cuts "key: value".
func Line(s string) (string, string, error) {
	k, v, ok := strings.Cut(s, ":")
	if !ok {
		return "", "", fmt.Errorf("no colon in %q", s)
	}
	return strings.TrimSpace(k), strings.TrimSpace(v), nil
}
