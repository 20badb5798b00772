package conf

import (
	"errors"
	"strings"
	"testing"
)

func TestGet(t *testing.T) {
	c := Conf{"a": "1"}
	v, err := c.Get("a")
	if err != nil || v != "1" {
		t.Fatalf("got %q, %v", v, err)
	}
}

func TestGetMissing(t *testing.T) {
	v, err := Conf{"b": "1"}.Get("a")
	if !errors.Is(err, ErrNotFound) {
		t.Fatalf("got %v, want ErrNotFound", err)
	}
	if !strings.Contains(err.Error(), `"a"`) {
		t.Errorf("no key in %q", err)
	}
	if v != "" {
		t.Errorf("got %q beside the error", v)
	}
}
