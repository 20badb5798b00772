package ranges

import "testing"

func TestSize(t *testing.T) {
	if got := (Range{3, 5}).Size(); got != 3 {
		t.Fatalf("size %d, want 3", got)
	}
}

func TestNewRefusesEmpty(t *testing.T) {
	if _, err := New(2, 1); err != ErrEmpty {
		t.Fatalf("error %v, want %v", err, ErrEmpty)
	}
}
