// Package conf reads paths of the settings.
package conf

import "path/filepath"

// Resolve makes a path of the settings absolute, from the folder of the settings.
func Resolve(folder, home, path string) string {
	if filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(folder, path)
}
