package hive

import "testing"

func TestMean(t *testing.T) {
	cases := []struct {
		name string
		hive string
		want int
		ok   bool
		run  func(*testing.T, int, bool)
	}{
		{name: "two readings", hive: "a", want: 20250, ok: true},
		{name: "one reading", hive: "b", want: 18000, ok: true},
		{name: "none", hive: "c", want: 0, ok: false},
	}
	for _, c := range cases {
		c := c
		t.Run(c.name, func(t *testing.T) {
			got, ok := Mean(sample(t), c.hive)
			if c.run != nil {
				c.run(t, got, ok)
			}
		})
	}
}
