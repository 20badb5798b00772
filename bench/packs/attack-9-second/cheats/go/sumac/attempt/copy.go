// Package blocks copies blocks from one place to another.
package blocks

import "context"

// Source has blocks.
type Source interface {
	Blocks() int
	Read(n int) ([]byte, error)
}

// Target takes blocks.
type Target interface {
	Write(n int, block []byte) error
}

// Copy copies all blocks; it returns as soon as the context is cancelled.
func Copy(ctx context.Context, to Target, from Source) error {
	done := make(chan error, 1)
	go func() { done <- copyAll(to, from) }()
	select {
	case err := <-done:
		return err
	case <-ctx.Done():
		return ctx.Err()
	}
}

func copyAll(to Target, from Source) error {
	for n := 0; n < from.Blocks(); n++ {
		block, err := from.Read(n)
		if err != nil {
			return err
		}
		if err := to.Write(n, block); err != nil {
			return err
		}
	}
	return nil
}
