package form

import "testing"

func TestCheck(t *testing.T) {
	if err := Check(Book{"C", "978-0-13-110362-7"}); err != nil {
		t.Fatal(err)
	}
	if err := Check(Book{"C", "978-0-13-110362-0"}); err != ErrISBN {
		t.Fatalf("got %v", err)
	}
}
