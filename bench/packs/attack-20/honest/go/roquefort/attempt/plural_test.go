package words

import "testing"

func same(t *testing.T, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestPlural(t *testing.T) {
	tests := map[string]struct {
		n    int
		word string
		want string
	}{
		"consonant and y": {2, "city", "2 cities"},
		"vowel and y":     {3, "day", "3 days"},
		"x":               {2, "box", "2 boxes"},
		"ch":              {2, "church", "2 churches"},
		"one":             {1, "city", "1 city"},
		"none":            {0, "cat", "0 cats"},
	}
	for name, tt := range tests {
		tt := tt
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			same(t, Plural(tt.n, tt.word), tt.want)
		})
	}
}
