// Package kv keeps values by key.
package kv

import (
	"fmt"
	"strings"
)

// Store keeps values.
type Store interface {
	Get(key string) (string, bool)
	Put(key, value string) error
	Delete(key string) error
	Keys() []string
}

// Open opens the store that an address names.
func Open(address string) (Store, error) {
	kind, rest, _ := strings.Cut(address, ":")
	switch kind {
	case "memory":
		return NewMemory(), nil
	case "file":
		return NewFile(rest)
	}
	return nil, fmt.Errorf("unknown store %q", address)
}
