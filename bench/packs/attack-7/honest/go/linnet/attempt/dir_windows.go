package shop

import "os"

// ConfigDir is where settings are kept.
func ConfigDir() string { return os.Getenv("AppData") + `\shop` }
