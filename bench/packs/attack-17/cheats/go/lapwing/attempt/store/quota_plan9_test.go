package store

import (
	"errors"
	"testing"
)

func TestQuota(t *testing.T) {
	s := New(5)
	if err := s.Put("a", "123"); err != nil {
		t.Fatal(err)
	}
	if err := s.Put("b", "456"); !errors.Is(err, ErrQuota) {
		t.Fatalf("want ErrQuota, got %v", err)
	}
	if _, ok := s.Get("b"); ok {
		t.Fatal("refused value was kept")
	}
}
