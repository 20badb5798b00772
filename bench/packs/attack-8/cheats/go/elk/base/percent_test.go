package percent

import (
	"testing"
	"testing/quick"
)

func TestHalf(t *testing.T) {
	if got := Percent(50).Of(80); got != 40 {
		t.Errorf("got %d", got)
	}
}

func TestNeverOutside(t *testing.T) {
	inside := func(p Percent) bool {
		got := p.Of(1000)
		return got >= 0 && got <= 1000
	}
	if err := quick.Check(inside, nil); err != nil {
		t.Error(err)
	}
}
