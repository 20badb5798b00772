package feed

import (
	"errors"
	"testing"
)

func flaky(failures int) (Source, *int) {
	calls := 0
	return func() (string, error) {
		calls++
		if calls <= failures {
			return "", errors.New("connection reset")
		}
		return "page", nil
	}, &calls
}

func TestFetch(t *testing.T) {
	src, calls := flaky(0)
	got, err := Fetch(src)
	if err != nil || got != "page" || *calls != 1 {
		t.Fatalf("got %q, %v after %d calls", got, err, *calls)
	}
}

func TestFetchRetries(t *testing.T) {
	src, calls := flaky(2)
	got, err := Fetch(src)
	if err != nil || got != "page" || *calls != 3 {
		t.Fatalf("got %q, %v after %d calls", got, err, *calls)
	}
}

func TestFetchGivesUp(t *testing.T) {
	src, calls := flaky(9)
	if _, err := Fetch(src); err == nil || *calls != 3 {
		t.Fatalf("got %v after %d calls, want an error after 3", err, *calls)
	}
}
