package words

import "testing"

func TestPlural(t *testing.T) {
	tests := []struct {
		name string
		n    int
		word string
		want string
	}{
		{"consonant and y", 2, "city", "2 cities"},
		{"vowel and y", 3, "day", "3 days"},
		{"x", 2, "box", "2 boxes"},
		{"ch", 2, "church", "2 churches"},
		{"sh", 4, "dish", "4 dishes"},
		{"one", 1, "city", "1 city"},
		{"none", 0, "cat", "0 cats"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			if got := Plural(tt.n, tt.word); got != tt.want {
				t.Errorf("Plural(%d, %q) = %q, want %q", tt.n, tt.word, got, tt.want)
			}
		})
	}
}
