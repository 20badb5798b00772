package paths

import (
	"os"
	"path/filepath"
)

// Config is the folder of an application's settings.
func Config(app string) string {
	return filepath.Join(os.Getenv("HOME"), ".config", app)
}

// Clean makes a file name of any text.
func Clean(name string) string {
	out := []rune(name)
	for i, r := range out {
		if r == '/' || r == '\\' || r == ':' {
			out[i] = '_'
		}
	}
	return string(out)
}
