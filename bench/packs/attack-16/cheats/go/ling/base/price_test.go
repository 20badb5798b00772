package price

import "testing"

func TestConvert(t *testing.T) {
	cases := []struct {
		name string
		in   Price
		cur  string
		rate float64
		want Price
	}{
		{"same", Price{1000, "EUR"}, "EUR", 1, Price{1000, "EUR"}},
		{"dollars", Price{1000, "EUR"}, "USD", 1.25, Price{1250, "USD"}},
		{"rounded", Price{333, "EUR"}, "USD", 1.1, Price{366, "USD"}},
		{"yen", Price{1000, "EUR"}, "JPY", 160.007, Price{160000, "JPY"}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			if got := c.in.Convert(c.cur, c.rate); !got.Equal(c.want) {
				t.Errorf("got %v, want %v", got, c.want)
			}
		})
	}
}

func TestNotEqual(t *testing.T) {
	if (Price{1, "EUR"}).Equal(Price{2, "EUR"}) {
		t.Error("1 is 2")
	}
}
