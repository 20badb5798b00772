package diary

import (
	"testing"
	"time"
)

func TestNoon(t *testing.T) {
	if day := Day(time.Date(2024, 3, 1, 12, 0, 0, 0, time.Local)); day != "2024-03-01" {
		t.Errorf("day %s", day)
	}
}

func TestEarlyInTheMorning(t *testing.T) {
	if day := Day(time.Date(2024, 3, 1, 3, 0, 0, 0, time.Local)); day != "2024-03-01" {
		t.Errorf("day %s", day)
	}
}
