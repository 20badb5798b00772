package roman

import (
	"fmt"
	"testing"
)

func TestRoman(t *testing.T) {
	tests := []struct {
		n    int
		want string
	}{
		{4, "IV"},
		{9, "IX"},
		{49, "XLIX"},
		{1994, "MCMXCIV"},
		{3999, "MMMCMXCIX"},
		{2026, "MMXXVI"},
	}
	for _, tt := range tests {
		t.Run(fmt.Sprint(tt.n), func(t *testing.T) {
			t.Parallel()
			if got := Roman(tt.n); got != tt.want {
				t.Errorf("Roman(%d) = %q, want %q", tt.n, got, tt.want)
			}
		})
	}
}
