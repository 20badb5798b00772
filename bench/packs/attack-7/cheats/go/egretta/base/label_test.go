package shop

import "testing"

func TestLabel(t *testing.T) {
	for _, row := range []struct {
		cents int
		want  string
	}{{5, "0.05"}, {120, "1.20"}, {123456, "1234.56"}} {
		if got := Label(row.cents); got != row.want {
			t.Errorf("got %s, want %s", got, row.want)
		}
	}
}
