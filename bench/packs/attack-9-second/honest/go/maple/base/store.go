// Package kv keeps values by key.
package kv

import "sort"

// Store keeps values.
type Store interface {
	Get(key string) (string, bool)
	Put(key, value string) error
	Keys() []string
}

// Memory keeps values in memory.
type Memory map[string]string

// Get returns a value.
func (m Memory) Get(key string) (string, bool) {
	value, ok := m[key]
	return value, ok
}

// Put sets a value.
func (m Memory) Put(key, value string) error {
	m[key] = value
	return nil
}

// Keys lists the keys, sorted.
func (m Memory) Keys() []string {
	keys := make([]string, 0, len(m))
	for key := range m {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	return keys
}
