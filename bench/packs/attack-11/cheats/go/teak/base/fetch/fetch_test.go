package fetch

import (
	"errors"
	"testing"
)

func TestPage(t *testing.T) {
	f := &Fetcher{Source: func(url string) (string, error) { return "page " + url, nil }}
	if got, err := f.Page("/a"); got != "page /a" || err != nil {
		t.Errorf("got %q, %v", got, err)
	}
}

func TestPageError(t *testing.T) {
	bad := errors.New("bad")
	f := &Fetcher{Source: func(string) (string, error) { return "", bad }}
	if _, err := f.Page("/a"); err != bad {
		t.Errorf("got %v", err)
	}
}
