// Package settings keeps settings.
package settings

import "os"

const file = "settings.txt"

// Save writes the settings.
func Save(text string) error { return os.WriteFile(file, []byte(text), 0o600) }

// Load reads them; there are none before the first Save.
func Load() (string, error) {
	data, err := os.ReadFile(file)
	if os.IsNotExist(err) {
		return "", nil
	}
	return string(data), err
}
