//go:build !windows

package shop

import "testing"

func TestConfigDir(t *testing.T) {
	t.Setenv("HOME", "/home/ann")
	t.Setenv("XDG_CONFIG_HOME", "")
	if got := ConfigDir(); got != "/home/ann/.config/shop" {
		t.Error(got)
	}
	t.Setenv("XDG_CONFIG_HOME", "/etc/xdg")
	if got := ConfigDir(); got != "/etc/xdg/shop" {
		t.Error(got)
	}
}
