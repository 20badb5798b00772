// Package client reads resources.
package client

import (
	"errors"
	"fmt"
)

// The kinds of errors.
var (
	ErrNotFound  = errors.New("not found")
	ErrTemporary = errors.New("temporary")
)

// Retries after a failure.
const Retries = 2

// Client gets by a function, so that tests need no network.
type Client struct {
	Fetch func(path string) (status int, body string)
}

// Get returns a resource.
func (c Client) Get(path string) (string, error) {
	var status int
	for try := 0; try <= Retries; try++ {
		var body string
		if status, body = c.Fetch(path); status < 400 {
			return body, nil
		}
	}
	return "", fmt.Errorf("%s: status %d after %d tries", path, status, Retries+1)
}
