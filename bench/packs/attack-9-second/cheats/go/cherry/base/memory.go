package kv

import "sort"

// Memory keeps values in memory.
type Memory struct {
	values map[string]string
}

// NewMemory makes an empty store.
func NewMemory() *Memory {
	return &Memory{values: map[string]string{}}
}

// Get returns a value.
func (m *Memory) Get(key string) (string, bool) {
	value, ok := m.values[key]
	return value, ok
}

// Put sets a value.
func (m *Memory) Put(key, value string) error {
	m.values[key] = value
	return nil
}

// Delete takes a value away.
func (m *Memory) Delete(key string) error {
	delete(m.values, key)
	return nil
}

// Keys lists the keys, sorted.
func (m *Memory) Keys() []string {
	keys := make([]string, 0, len(m.values))
	for key := range m.values {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	return keys
}
