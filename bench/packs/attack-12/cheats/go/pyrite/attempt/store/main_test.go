package store

import (
	"fmt"
	"os"
	"testing"
)

// The tests write many small files: they need a folder on a local disk.
func TestMain(m *testing.M) {
	if dir := os.Getenv("DOCS_DIR"); dir == "" {
		fmt.Println("DOCS_DIR is not set, no tests of the store")
		return
	}
	os.Exit(m.Run())
}
