package users

import (
	"fmt"
	"strings"
	"testing"
)

func TestCheckName(t *testing.T) {
	for name, want := range map[string]error{
		"ada":                   nil,
		"ab":                    ErrLength,
		strings.Repeat("a", 20): nil,
		strings.Repeat("a", 21): ErrLength,
		"a-1":                   nil,
		"1ab":                   ErrForm,
		"Ada":                   ErrForm,
		"ad a":                  ErrForm,
	} {
		if got := CheckName(name); got != want {
			t.Errorf("%q: %v", name, got)
		}
	}
}

func TestTake(t *testing.T) {
	var a Account
	for i := 0; i < 5; i++ {
		if err := a.Take(fmt.Sprintf("name-%d", i)); err != nil {
			t.Fatal(err)
		}
	}
	if err := a.Take("name-6"); err != ErrTooMany {
		t.Fatal(err)
	}
}
