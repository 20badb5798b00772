package quantity

import "testing"

func TestParse(t *testing.T) {
	for text, want := range map[string]Grams{"12g": 12, "3kg": 3000, "2t": 2000000, "0g": 0} {
		got, err := Parse(text)
		if err != nil || got != want {
			t.Errorf("Parse(%q) = %d, %v; want %d", text, got, err, want)
		}
	}
}

func TestParseNonsense(t *testing.T) {
	for _, text := range []string{"", "12", "g", "xkg"} {
		if got, err := Parse(text); err == nil {
			t.Errorf("Parse(%q) = %d, no error", text, got)
		}
	}
}

func TestString(t *testing.T) {
	if s := Grams(1500).String(); s != "1500g" {
		t.Errorf("String() = %q", s)
	}
}
