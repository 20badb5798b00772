package conf

import "testing"

func TestResolve(t *testing.T) {
	if got := Resolve("/etc/app", "/home/ada", "logs/x"); got != "/etc/app/logs/x" {
		t.Fatal(got)
	}
	if got := Resolve("/etc/app", "/home/ada", "/var/x"); got != "/var/x" {
		t.Fatal(got)
	}
}
