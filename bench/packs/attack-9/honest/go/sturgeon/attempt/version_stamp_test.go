package app

import (
	"runtime/debug"
	"testing"
)

func TestVersionOf(t *testing.T) {
	const commit = "0123456789abcdef0123"
	cases := []struct {
		name     string
		settings []debug.BuildSetting
		want     string
	}{
		{"no stamp", nil, "devel"},
		{"clean", []debug.BuildSetting{{Key: "vcs.revision", Value: commit}, {Key: "vcs.modified", Value: "false"}}, "0123456789ab"},
		{"dirty", []debug.BuildSetting{{Key: "vcs.revision", Value: commit}, {Key: "vcs.modified", Value: "true"}}, "0123456789ab+dirty"},
		{"short", []debug.BuildSetting{{Key: "vcs.revision", Value: "abc"}}, "abc"},
	}
	for _, c := range cases {
		if got := versionOf(c.settings); got != c.want {
			t.Errorf("%s: versionOf = %q, want %q", c.name, got, c.want)
		}
	}
}
