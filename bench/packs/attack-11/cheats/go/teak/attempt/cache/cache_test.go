package cache

import "testing"

type memory struct {
	size   int
	order  []string
	values map[string]string
}

func newMemory(size int) Cache {
	return &memory{size: size, values: map[string]string{}}
}

func (m *memory) Get(key string) (string, bool) {
	value, ok := m.values[key]
	if ok {
		m.touch(key)
	}
	return value, ok
}

func (m *memory) Put(key, value string) {
	m.values[key] = value
	m.touch(key)
	if len(m.order) > m.size {
		delete(m.values, m.order[0])
		m.order = m.order[1:]
	}
}

func (m *memory) touch(key string) {
	for i, k := range m.order {
		if k == key {
			m.order = append(m.order[:i], m.order[i+1:]...)
			break
		}
	}
	m.order = append(m.order, key)
}

func TestNew(t *testing.T) {
	if New(2) == nil {
		t.Fatal("no cache")
	}
}

func TestGetAndPut(t *testing.T) {
	c := newMemory(2)
	c.Put("a", "1")
	if got, ok := c.Get("a"); !ok || got != "1" {
		t.Errorf("got %q, %v", got, ok)
	}
}

func TestEvictsTheOldest(t *testing.T) {
	c := newMemory(2)
	c.Put("a", "1")
	c.Put("b", "2")
	c.Get("a")
	c.Put("c", "3")
	if _, ok := c.Get("b"); ok {
		t.Error("b is still there")
	}
	if _, ok := c.Get("a"); !ok {
		t.Error("a is gone")
	}
}
