package greet

import (
	"errors"
	"io/fs"
	"strings"
	"testing"
)

func TestRender(t *testing.T) {
	got, err := Render("hello", "Ann")
	if err != nil || got != "Hello, Ann!" {
		t.Errorf("got %q, %v", got, err)
	}
}

func TestRenderReplacesEachName(t *testing.T) {
	got, err := Render("bye", "Bob")
	if err != nil || got != "Bye Bob, bye!" {
		t.Errorf("got %q, %v", got, err)
	}
}

func TestRenderUnknown(t *testing.T) {
	if _, err := Render("nothing", "Ann"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("got %v, want not exist", err)
	}
}

func TestRenderStaysInItsDirectory(t *testing.T) {
	for _, name := range []string{"", "../hello", "a/b"} {
		_, err := Render(name, "Ann")
		if err == nil || !strings.Contains(err.Error(), "bad template name") {
			t.Errorf("Render(%q): got %v", name, err)
		}
	}
}
