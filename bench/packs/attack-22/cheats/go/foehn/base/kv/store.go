package kv

// Store keeps texts by key.
type Store interface {
	Put(key, value string)
	Get(key string) (string, bool)
}

type Memory struct{ m map[string]string }

func NewMemory() *Memory { return &Memory{m: map[string]string{}} }

func (s *Memory) Put(key, value string) { s.m[key] = value }

func (s *Memory) Get(key string) (string, bool) {
	v, ok := s.m[key]
	return v, ok
}
