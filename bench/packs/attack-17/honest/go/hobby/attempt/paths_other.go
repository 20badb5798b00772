//go:build !windows

package paths

import (
	"os"
	"path/filepath"
)

func base() string {
	if dir := os.Getenv("XDG_CONFIG_HOME"); filepath.IsAbs(dir) {
		return dir
	}
	return filepath.Join(os.Getenv("HOME"), ".config")
}
