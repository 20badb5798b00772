package client

import (
	"errors"
	"testing"
)

func answering(status int, body string) Client {
	return Client{Fetch: func(string) (int, string) { return status, body }}
}

func TestGet(t *testing.T) {
	body, err := answering(200, "hi").Get("/x")
	if err != nil || body != "hi" {
		t.Errorf("%q, %v", body, err)
	}
}

func TestNotFound(t *testing.T) {
	if _, err := answering(404, "").Get("/x"); !errors.Is(err, ErrNotFound) {
		t.Errorf("%v", err)
	}
}

func TestTemporary(t *testing.T) {
	if _, err := answering(503, "").Get("/x"); !errors.Is(err, ErrTemporary) {
		t.Errorf("%v", err)
	}
}
