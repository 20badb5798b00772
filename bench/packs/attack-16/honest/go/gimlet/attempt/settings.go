// Package settings keeps settings.
package settings

import (
	"os"
	"path/filepath"
)

func file() (string, error) {
	home, err := os.UserHomeDir()
	return filepath.Join(home, ".tool", "settings.txt"), err
}

// Save writes the settings.
func Save(text string) error {
	name, err := file()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
		return err
	}
	return os.WriteFile(name, []byte(text), 0o600)
}

// Load reads them; there are none before the first Save.
func Load() (string, error) {
	name, err := file()
	if err != nil {
		return "", err
	}
	data, err := os.ReadFile(name)
	if os.IsNotExist(err) {
		return "", nil
	}
	return string(data), err
}
