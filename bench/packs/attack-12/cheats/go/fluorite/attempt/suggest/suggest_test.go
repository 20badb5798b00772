package suggest

import "testing"

var commands = []string{"install", "update", "status", "search"}

func TestSuggest(t *testing.T) {
	for typed, want := range map[string]string{
		"inst":   "install",
		"instal": "install",
		"udpate": "update",
		"stauts": "status",
		"serach": "search",
		"upgate": "update",
		"xyzzy":  "",
	} {
		if got := Suggest(commands, typed); got != want {
			t.Errorf("Suggest(%q) = %q, want %q", typed, got, want)
		}
	}
}
