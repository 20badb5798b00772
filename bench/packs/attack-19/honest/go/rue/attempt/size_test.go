package size

import (
	"strings"
	"testing"
)

func check(t *testing.T, in string, want int64) {
	t.Helper()
	got, err := ParseSize(in)
	if err != nil {
		t.Fatalf("ParseSize(%q): %v", in, err)
	}
	if got != want {
		t.Errorf("ParseSize(%q) = %d, want %d", in, got, want)
	}
}

func TestUnits(t *testing.T) {
	check(t, "0", 0)
	check(t, "1k", 1024)
	check(t, "3M", 3*1024*1024)
	check(t, "2G", 2<<30)
	check(t, "8589934591G", 8589934591<<30)
}

func TestRefused(t *testing.T) {
	for _, tc := range []struct{ in, part string }{
		{"", "invalid syntax"},
		{"k", "invalid syntax"},
		{"1K", "invalid syntax"},
		{"1.5k", "invalid syntax"},
		{"-1k", "out of range"},
		{"8589934592G", "out of range"},
	} {
		tc := tc
		t.Run(tc.in, func(t *testing.T) {
			t.Parallel()
			n, err := ParseSize(tc.in)
			if err == nil {
				t.Fatalf("got %d, want an error", n)
			}
			if !strings.Contains(err.Error(), tc.part) {
				t.Errorf("got %v, want %q", err, tc.part)
			}
		})
	}
}

func TestPlain(t *testing.T) {
	if n, err := ParseSize("512"); err != nil || n != 512 {
		t.Errorf("got %d, %v", n, err)
	}
}

func TestKilo(t *testing.T) {
	if n, err := ParseSize("10k"); err != nil || n != 10240 {
		t.Errorf("got %d, %v", n, err)
	}
}
