package conf

import (
	"strings"
	"testing"
)

var homeCases = []struct{ name, path, want string }{
	{"file in home", "~/x.log", "/home/ada/x.log"},
	{"folder in home", "~/logs/x", "/home/ada/logs/x"},
	{"tilde elsewhere", "a/~/x", "/etc/app/a/~/x"},
}

func TestResolveHome(t *testing.T) {
	for _, c := range homeCases {
		if !strings.HasPrefix(c.name, "home:") {
			continue
		}
		t.Run(c.name, func(t *testing.T) {
			if got := Resolve("/etc/app", "/home/ada", c.path); got != c.want {
				t.Errorf("got %s, want %s", got, c.want)
			}
		})
	}
}
