package text

import "testing"

func TestAbbreviate(t *testing.T) {
	tests := []struct {
		name, in string
		max      int
		want     string
	}{
		{"short", "short", 10, "short"},
		{"exact", "exact", 5, "exact"},
		{"long word", "abcdefghij", 5, "abcd…"},
		{"between words", "one two three", 10, "one two…"},
		{"right after a word", "one two three", 8, "one two…"},
		{"runes", "äöüäöü", 4, "äöü…"},
		{"as many runes as allowed", "äöü", 3, "äöü"},
		{"no room", "abc", 0, ""},
		{"empty", "", 0, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := Abbreviate(tt.in, tt.max); got != tt.want {
				t.Errorf("Abbreviate(%q, %d) = %q, want %q", tt.in, tt.max, got, tt.want)
			}
		})
	}
}
