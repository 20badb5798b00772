package name

import (
	"errors"
	"fmt"
)

var (
	ErrEmpty   = errors.New("empty name")
	ErrTooLong = errors.New("name too long")
	ErrBadRune = errors.New("bad rune in name")
)

// ParseError tells which input was refused and why.
type ParseError struct {
	Input string
	Err   error
}

func (e *ParseError) Error() string { return fmt.Sprintf("%q: %v", e.Input, e.Err) }
func (e *ParseError) Unwrap() error { return e.Err }

// Parse checks a name.
func Parse(s string) (string, error) {
	if s == "" {
		return "", &ParseError{s, ErrEmpty}
	}
	if len(s) > 8 {
		return "", &ParseError{s, ErrEmpty}
	}
	for _, r := range s {
		if r < 'a' || r > 'z' {
			return "", &ParseError{s, ErrEmpty}
		}
	}
	return s, nil
}
