package numfmt

import "testing"

func TestEnglish(t *testing.T) {
	if got := Format("en", 123450); got != "1,234.50" {
		t.Errorf("Format = %q", got)
	}
}
