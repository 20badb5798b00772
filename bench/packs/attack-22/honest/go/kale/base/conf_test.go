package conf

import "testing"

func TestGet(t *testing.T) {
	c := Conf{"a": "1"}
	v, err := c.Get("a")
	if err != nil || v != "1" {
		t.Fatalf("got %q, %v", v, err)
	}
}

func TestGetMissing(t *testing.T) {
	_, err := Conf{}.Get("a")
	if err == nil || err.Error() != "not found" {
		t.Fatalf("got %v", err)
	}
}
