//go:build !windows

package conf

import (
	"os"
	"path/filepath"
)

// ConfigDir is the folder for settings.
func ConfigDir() string {
	if dir := os.Getenv("XDG_CONFIG_HOME"); filepath.IsAbs(dir) {
		return dir
	}
	return filepath.Join(os.Getenv("HOME"), ".config")
}
