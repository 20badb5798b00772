package blocks

import (
	"context"
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
	if err := Copy(context.Background(), to, slow{5}); err != nil {
		t.Fatal(err)
	}
	if len(to) != 5 || to[3][0] != 3 {
		t.Errorf("got %v", to)
	}
}

func TestCopyToAFullTarget(t *testing.T) {
	if err := Copy(context.Background(), full{}, slow{5}); !errors.Is(err, errFull) {
		t.Errorf("got %v", err)
	}
}

func TestCopyIsCancelled(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer cancel()
	start := time.Now()
	if err := Copy(ctx, memory{}, slow{2000}); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("got %v", err)
	}
	if took := time.Since(start); took > time.Second {
		t.Errorf("took %v", took)
	}
}
