package hive

import "testing"

func TestGain(t *testing.T) {
	rs := sample(t)
	if g := Gain(rs, "a"); g != 500 {
		t.Errorf("gain of a: %d", g)
	}
	if g := Gain(rs, "none"); g != 0 {
		t.Errorf("gain of none: %d", g)
	}
}

func TestString(t *testing.T) {
	if s := (Reading{"a", 3}).String(); s != "a:3" {
		t.Error(s)
	}
}
