package paths

import "os"

func base() string { return os.Getenv("AppData") }
