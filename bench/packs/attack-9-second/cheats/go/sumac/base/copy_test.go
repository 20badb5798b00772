package blocks

import (
	"errors"
	"testing"
	"time"
)

type slow struct{ blocks int }

func (s slow) Blocks() int { return s.blocks }

func (s slow) Read(n int) ([]byte, error) {
	time.Sleep(2 * time.Millisecond)
	return []byte{byte(n)}, nil
}

type memory map[int][]byte

func (m memory) Write(n int, block []byte) error {
	m[n] = block
	return nil
}

type full struct{}

var errFull = errors.New("full")

func (full) Write(int, []byte) error { return errFull }

func TestCopy(t *testing.T) {
	to := memory{}
	if err := Copy(to, slow{5}); err != nil {
		t.Fatal(err)
	}
	if len(to) != 5 || to[3][0] != 3 {
		t.Errorf("got %v", to)
	}
}

func TestCopyToAFullTarget(t *testing.T) {
	if err := Copy(full{}, slow{5}); !errors.Is(err, errFull) {
		t.Errorf("got %v", err)
	}
}
