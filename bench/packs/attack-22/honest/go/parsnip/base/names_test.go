package names

import (
	"strings"
	"testing"
)

func TestValid(t *testing.T) {
	tests := []struct {
		in   string
		want bool
	}{
		{"example.com", true},
		{"a-b.example", true},
		{"", false},
		{"exa mple.com", false},
		{"a..b", false},
		{"-a.example", false},
	}
	for _, tt := range tests {
		if got := Valid(tt.in); got != tt.want {
			t.Errorf("Valid(%q) = %v, want %v", tt.in, got, tt.want)
		}
	}
}

func TestTooLong(t *testing.T) {
	if Valid(strings.Repeat("a.", 130) + "a") {
		t.Error("too long, but valid")
	}
}
