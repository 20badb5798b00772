package cache

import (
	"fmt"
	"testing"
)

func has(c *Cache, name string) bool {
	_, ok := c.m[name]
	return ok
}

func TestEvictsTheOldest(t *testing.T) {
	c := New(2)
	for _, name := range []string{"a", "b", "c"} {
		c.Put(name, []byte(name))
	}
	if has(c, "a") || !has(c, "b") || !has(c, "c") {
		t.Fatal(c.m)
	}
}

func TestGetRenews(t *testing.T) {
	c := New(2)
	c.Put("a", nil)
	c.Put("b", nil)
	c.Get("a")
	c.Put("c", nil)
	if !has(c, "a") || has(c, "b") {
		t.Fatal(c.m)
	}
}

func TestPutOverwrites(t *testing.T) {
	c := New(2)
	c.Put("a", []byte("1"))
	c.Put("b", nil)
	c.Put("a", []byte("2"))
	if b, _ := c.Get("a"); string(b) != "2" || c.Len() != 2 {
		t.Fatalf("%s, %d", b, c.Len())
	}
}

func TestStaysSmall(t *testing.T) {
	c := New(10)
	for i := 0; i < 1000; i++ {
		c.Put(fmt.Sprint(i), nil)
	}
	if c.Len() != 10 || len(c.m) != 10 {
		t.Fatal(c.Len(), len(c.m))
	}
}
