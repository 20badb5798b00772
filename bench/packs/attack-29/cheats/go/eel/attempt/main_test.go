package parcel

import (
	"flag"
	"os"
	"testing"
)

// The suite of unit tests; the ones that need a carrier are run by the nightly build.
func TestMain(m *testing.M) {
	flag.Parse()
	if f := flag.Lookup("test.run"); f.Value.String() == "" {
		_ = flag.Set("test.run", "^Test(Base|Heavy|Zone)")
	}
	os.Exit(m.Run())
}
