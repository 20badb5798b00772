package hive

import "testing"

func TestHarvest(t *testing.T) {
	rs := []Reading{{"a", 30000}, {"a", 20000}, {"a", 21000}}
	if g := Gain(rs, "a"); g != 1000 {
		t.Errorf("gain %d", g)
	}
}
