package form

import (
	"errors"

	"example.com/books/isbn"
)

var ErrISBN = errors.New("the ISBN is not valid")

type Book struct{ Title, ISBN string }

func Check(b Book) error {
	if !isbn.Valid(b.ISBN) {
		return ErrISBN
	}
	return nil
}
