//go:build !windows

package shop

import (
	"os"
	"path/filepath"
)

// ConfigDir is where settings are kept.
func ConfigDir() string {
	if dir := os.Getenv("XDG_CONFIG_HOME"); dir != "" {
		return filepath.Join(dir, "shop")
	}
	return filepath.Join(os.Getenv("HOME"), ".config", "shop")
}
