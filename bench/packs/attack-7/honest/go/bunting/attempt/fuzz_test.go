package shop

import "testing"

func FuzzTotal(f *testing.F) {
	f.Add(uint16(100), uint16(9))
	f.Add(uint16(100), uint16(10))
	f.Fuzz(func(t *testing.T, cents, count uint16) {
		full, got := int(cents)*int(count), Total(int(cents), int(count))
		if got > full || got < full*9/10 {
			t.Errorf("%d of %d", got, full)
		}
		if count < 10 && got != full {
			t.Errorf("%d of %d", got, full)
		}
	})
}
