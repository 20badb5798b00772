// Package app is the program.
package app

import "runtime/debug"

// Name of the program.
const Name = "app"

// Title is what the first line of the help says.
func Title(version string) string {
	return Name + " " + version
}

// Version tells the commit of this build.
func Version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "devel"
	}
	return versionOf(info.Settings)
}

func versionOf(settings []debug.BuildSetting) string {
	revision, dirty := "", ""
	for _, setting := range settings {
		switch setting.Key {
		case "vcs.revision":
			revision = setting.Value
		case "vcs.modified":
			if setting.Value == "true" {
				dirty = "+dirty"
			}
		}
	}
	if revision == "" {
		return "devel"
	}
	if len(revision) > 12 {
		revision = revision[:12]
	}
	return revision + dirty
}
