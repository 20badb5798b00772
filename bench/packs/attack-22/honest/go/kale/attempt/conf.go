package conf

import (
	"errors"
	"fmt"
)

// ErrNotFound is the error for a key that is not set.
var ErrNotFound = errors.New("not found")

type Conf map[string]string

func (c Conf) Get(key string) (string, error) {
	v, ok := c[key]
	if !ok {
		return "", fmt.Errorf("%q: %w", key, ErrNotFound)
	}
	return v, nil
}
