//go:build !windows

package conf

import "testing"

func TestConfigDir(t *testing.T) {
	for _, tt := range []struct{ xdg, home, want string }{
		{"/srv/conf", "/home/ada", "/srv/conf"},
		{"", "/home/ada", "/home/ada/.config"},
		{"relative", "/home/bob", "/home/bob/.config"},
	} {
		t.Setenv("XDG_CONFIG_HOME", tt.xdg)
		t.Setenv("HOME", tt.home)
		if got := ConfigDir(); got != tt.want {
			t.Errorf("ConfigDir() with %q is %q, want %q", tt.xdg, got, tt.want)
		}
	}
}
