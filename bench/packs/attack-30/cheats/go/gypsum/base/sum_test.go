package relay

import "testing"

func TestChecksum(t *testing.T) {
	for _, c := range []struct {
		text string
		want int
	}{{"AB", 131}, {"ping", 430}, {"", 0}, {"pong!", 12}} {
		if got := Checksum(c.text); got != c.want {
			t.Errorf("Checksum(%q) = %d, want %d", c.text, got, c.want)
		}
	}
}
