// Package hostport takes addresses apart.
package hostport

import (
	"errors"
	"strings"
)

var ErrNoPort = errors.New("hostport: no port")

// SplitHost gives host and port of an address.
func SplitHost(addr string) (host, port string, err error) {
	parts := strings.Split(strings.TrimSpace(addr), ":")
	if len(parts) != 2 || parts[1] == "" {
		return "", "", ErrNoPort
	}
	return parts[0], parts[1], nil
}
