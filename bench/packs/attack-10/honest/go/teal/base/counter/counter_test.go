package counter

import "testing"

func TestAdd(t *testing.T) {
	c := New()
	c.Add("a", 2)
	c.Add("a", 3)
	if got := c.Get("a"); got != 5 {
		t.Errorf("got %d", got)
	}
}

func TestUnknown(t *testing.T) {
	if got := New().Get("x"); got != 0 {
		t.Errorf("got %d", got)
	}
}
