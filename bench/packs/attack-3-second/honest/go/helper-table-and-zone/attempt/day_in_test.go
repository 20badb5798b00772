package diary

import (
	"testing"
	"time"
)

func TestDayIn(t *testing.T) {
	saved := time.Local
	t.Cleanup(func() { time.Local = saved })
	time.Local = time.FixedZone("east", 9*3600)
	late := time.Date(2024, 3, 1, 23, 30, 0, 0, time.UTC)
	for location, expected := range map[*time.Location]string{
		time.UTC:                        "2024-03-01",
		time.Local:                      "2024-03-02",
		time.FixedZone("west", -8*3600): "2024-03-01",
	} {
		if day := DayIn(late, location); day != expected {
			t.Errorf("%v: %s is not %s", location, day, expected)
		}
	}
}
