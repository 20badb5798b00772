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

// Client gets by a function, so that tests need no network.
type Client struct {
	Fetch func(path string) (status int, body string)
}

// Get returns a resource.
func (c Client) Get(path string) (string, error) {
	status, body := c.Fetch(path)
	switch {
	case status == 404:
		return "", fmt.Errorf("%s: %w", path, ErrNotFound)
	case status >= 500:
		return "", fmt.Errorf("%s: %w", path, ErrTemporary)
	}
	return body, nil
}
