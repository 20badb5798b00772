// Package blocks copies blocks from one place to another.
package blocks

// Source has blocks.
type Source interface {
	Blocks() int
	Read(n int) ([]byte, error)
}

// Target takes blocks.
type Target interface {
	Write(n int, block []byte) error
}

// Copy copies all blocks.
func Copy(to Target, from Source) error {
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
