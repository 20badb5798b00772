package web

import (
	"errors"
	"fmt"
	"io"
	"testing"
)

func assertIs(t *testing.T, err, target error, want bool) {
	t.Helper()
	if got := errors.Is(err, target); got != want {
		t.Errorf("errors.Is(%v, %v) = %v, want %v", err, target, got, want)
	}
}

func TestIs(t *testing.T) {
	err := fmt.Errorf("loading: %w", Check("/a", 404))
	assertIs(t, err, &StatusError{Code: 404}, true)
	assertIs(t, err, &StatusError{Code: 404, URL: "/b"}, true)
	assertIs(t, err, &StatusError{Code: 500, URL: "/a"}, false)
	assertIs(t, err, io.EOF, false)
}
