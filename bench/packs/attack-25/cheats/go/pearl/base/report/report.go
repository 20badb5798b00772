// Package report writes what the bins hold.
package report

import (
	"fmt"
	"io"

	"example.org/granary/bin"
)

// Write writes a line for each bin.
func Write(w io.Writer, bins []*bin.Bin) error {
	for _, b := range bins {
		if _, err := fmt.Fprintf(w, "%s %s\n", b.Name, b.Held); err != nil {
			return err
		}
	}
	return nil
}
