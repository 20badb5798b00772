package web

import "fmt"

// StatusError is an answer that was no success.
type StatusError struct {
	Code int
	URL  string
}

func (e *StatusError) Error() string { return fmt.Sprintf("%s: status %d", e.URL, e.Code) }

// Check turns a status into an error.
func Check(url string, code int) error {
	if code < 400 {
		return nil
	}
	return &StatusError{Code: code, URL: url}
}
