package kv

import "time"

// Store keeps texts by key.
type Store interface {
	Put(key, value string)
	Get(key string) (string, bool)
}

// Clock tells the time; tests give their own.
type Clock func() time.Time

type entry struct {
	value string
	until time.Time
}

type Memory struct {
	m   map[string]entry
	now Clock
	ttl time.Duration
}

func NewMemory() *Memory { return NewMemoryTTL(0, time.Now) }

// NewMemoryTTL gives a store that forgets entries after ttl; 0 keeps them.
func NewMemoryTTL(ttl time.Duration, now Clock) *Memory {
	return &Memory{m: map[string]entry{}, now: now, ttl: ttl}
}

func (s *Memory) Put(key, value string) {
	s.m[key] = entry{value, s.now().Add(s.ttl)}
}

func (s *Memory) Get(key string) (string, bool) {
	e, ok := s.m[key]
	return e.value, ok
}
