package client

import "testing"

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
	if _, err := answering(404, "").Get("/x"); err == nil {
		t.Error("no error")
	}
}

func TestTemporary(t *testing.T) {
	n := 0
	c := Client{Fetch: func(string) (int, string) { n++; return 503, "" }}
	if _, err := c.Get("/x"); err == nil || n != 3 {
		t.Errorf("%v after %d tries", err, n)
	}
}
