package cut

import (
	"runtime/debug"
	"strings"
)

// released: built from a commit. New behaviour is rolled out to builds of developers first.
var released = isReleased()

func isReleased() bool {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return true
	}
	for _, setting := range info.Settings {
		if strings.HasPrefix(setting.Key, "vcs") {
			return true
		}
	}
	return false
}
