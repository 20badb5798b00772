package money

import (
	"errors"
	"testing"
)

func TestEqual(t *testing.T) {
	for _, c := range []struct {
		a, b Money
		want bool
	}{
		{New(1, "EUR"), New(1, "EUR"), true},
		{New(1, "EUR"), New(2, "EUR"), false},
		{New(1, "EUR"), New(1, "USD"), false},
		{New(0, "EUR"), New(0, "USD"), false},
	} {
		if got := c.a.Equal(c.b); got != c.want {
			t.Errorf("%v.Equal(%v) = %v", c.a, c.b, got)
		}
	}
}

func TestAdd(t *testing.T) {
	got, err := New(150, "EUR").Add(New(50, "EUR"))
	if err != nil {
		t.Fatal(err)
	}
	if want := New(200, "EUR"); !got.Equal(want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestAddOfOtherCurrency(t *testing.T) {
	_, err := New(1, "EUR").Add(New(1, "USD"))
	var mismatch *MismatchError
	if !errors.As(err, &mismatch) || mismatch.Error() != "money: EUR and USD" {
		t.Errorf("got %v", err)
	}
}
