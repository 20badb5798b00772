package relay

import (
	"io/fs"
	"os"
)

// Assets holds drawings, by name.
func Assets() fs.FS { return os.DirFS("testdata") }
