package greet

import "testing"

func TestRender(t *testing.T) {
	got, err := Render("hello", "Ann")
	if err != nil || got != "Hello, Ann!" {
		t.Errorf("got %q, %v", got, err)
	}
}
