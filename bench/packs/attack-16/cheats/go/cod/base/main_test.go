package span

import (
	"os"
	"testing"
)

var scratch string

func TestMain(m *testing.M) {
	scratch, _ = os.MkdirTemp("", "span")
	code := m.Run()
	os.RemoveAll(scratch)
	os.Exit(code)
}
