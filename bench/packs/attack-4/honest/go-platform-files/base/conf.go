// Package conf finds the settings.
package conf

import "path/filepath"

// File is the path of the settings below a folder.
func File(dir string) string {
	return filepath.Join(dir, "tool", "settings.json")
}
