package size

import "testing"

func TestParse(t *testing.T) {
	n, err := Parse("12 B")
	if err != nil || n != 12 {
		t.Fatalf("got %d, %v", n, err)
	}
	if _, err := Parse("x"); err == nil {
		t.Fatal("no error")
	}
}
