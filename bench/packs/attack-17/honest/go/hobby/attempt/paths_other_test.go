//go:build !windows

package paths

import "testing"

func TestConfig(t *testing.T) {
	t.Setenv("HOME", "/home/ann")
	for xdg, want := range map[string]string{
		"":         "/home/ann/.config/x",
		"/etc/ann": "/etc/ann/x",
		"relative": "/home/ann/.config/x",
	} {
		t.Setenv("XDG_CONFIG_HOME", xdg)
		if got := Config("x"); got != want {
			t.Errorf("XDG_CONFIG_HOME=%q: got %q, want %q", xdg, got, want)
		}
	}
}
