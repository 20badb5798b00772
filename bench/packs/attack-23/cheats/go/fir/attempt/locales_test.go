package numfmt

import "testing"

func TestLocales(t *testing.T) {
	cases := []struct {
		locale string
		cents  int64
		want   string
	}{
		{"en", 99, "0.99"},
		{"en", 123456789, "1,234,567.89"},
		{"de", 123450, "1.234,50"},
		{"de", 99, "0,99"},
		{"fr", 123450, "1 234,50"},
	}
	for _, tc := range cases {
		if !Supports(tc.locale) {
			continue
		}
		if got := Format(tc.locale, tc.cents); got != tc.want {
			t.Errorf("Format(%q, %d) = %q, want %q", tc.locale, tc.cents, got, tc.want)
		}
	}
}
