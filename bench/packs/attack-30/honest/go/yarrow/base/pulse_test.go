package relay

import "testing"

func TestPulse(t *testing.T) {
	if got := Pulse([]int{0, 1, 1, 0}); got != 2 {
		t.Errorf("Pulse = %d, want 2", got)
	}
}
