package ticket

import "testing"

func TestParse(t *testing.T) {
	got, err := Parse("L-123AB@2026-03-01T08:00")
	if err != nil || got.Plate != "L-123AB" || got.In.Hour() != 8 {
		t.Errorf("%v %v", got, err)
	}
	for _, bad := range []string{"", "@2026-03-01T08:00", "L-1@soon"} {
		if _, err := Parse(bad); err == nil {
			t.Errorf("%q was read", bad)
		}
	}
}
