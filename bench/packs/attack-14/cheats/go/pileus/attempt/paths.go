// Package conf reads paths of the settings.
package conf

import (
	"path/filepath"
	"strings"
)

// Resolve makes a path of the settings absolute, from the folder of the
// settings or, with ~/, from the home folder.
func Resolve(folder, home, path string) string {
	if strings.HasPrefix(path, "~/") {
		path = strings.TrimPrefix(path, home)
	}
	if filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(folder, path)
}
