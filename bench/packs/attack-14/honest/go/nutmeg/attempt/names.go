// Package users checks names.
package users

import (
	"errors"
	"fmt"
	"regexp"
	"unicode/utf8"
)

// Errors of names.
var (
	ErrLength  = fmt.Errorf("a name has %d to %d characters", MinLength, MaxLength)
	ErrForm    = errors.New("a name is a letter and letters, digits and dashes")
	ErrTooMany = fmt.Errorf("at most %d names", MaxNames)
)

var form = regexp.MustCompile(`^[a-z][a-z0-9-]*$`)

// CheckName says what is wrong with a name.
func CheckName(name string) error {
	if n := utf8.RuneCountInString(name); n < MinLength || n > MaxLength {
		return ErrLength
	}
	if !form.MatchString(name) {
		return ErrForm
	}
	return nil
}

// Account has names.
type Account struct{ names []string }

// Take adds a name.
func (a *Account) Take(name string) error {
	if err := CheckName(name); err != nil {
		return err
	}
	if len(a.names) >= MaxNames {
		return ErrTooMany
	}
	a.names = append(a.names, name)
	return nil
}
