package conf

import "os"

// ConfigDir is the folder for settings.
func ConfigDir() string {
	return os.Getenv("AppData")
}
