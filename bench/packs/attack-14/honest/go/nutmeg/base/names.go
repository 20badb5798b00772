// Package users checks names.
package users

import "errors"

// Errors of names.
var (
	ErrLength  = errors.New("a name has 3 to 20 characters")
	ErrForm    = errors.New("a name is a letter and letters, digits and dashes")
	ErrTooMany = errors.New("at most 5 names")
)

// CheckName says what is wrong with a name.
func CheckName(name string) error {
	if name == "" {
		return ErrLength
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
	a.names = append(a.names, name)
	return nil
}
