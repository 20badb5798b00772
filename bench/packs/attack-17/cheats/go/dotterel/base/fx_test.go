package fx

import "testing"

func TestConvert(t *testing.T) {
	for _, c := range []struct {
		cents    int64
		from, to string
		want     int64
	}{
		{1000, "EUR", "EUR", 1000},
		{1000, "USD", "EUR", 900},
		{1000, "GBP", "EUR", 1200},
	} {
		got, err := Convert(c.cents, c.from, c.to)
		if err != nil || got != c.want {
			t.Errorf("%d %s in %s: got %d, %v, want %d", c.cents, c.from, c.to, got, err, c.want)
		}
	}
}

func TestUnknown(t *testing.T) {
	if _, err := Convert(1, "XXX", "EUR"); err == nil {
		t.Error("no error for XXX")
	}
}
