package index

import (
	"strconv"
	"testing"
)

func TestCount(t *testing.T) {
	x := New()
	x.Add("a")
	x.Add("a")
	if x.Count("a") != 2 || x.Count("b") != 0 {
		t.Fatal("wrong count")
	}
}

func TestForgetsTheOldest(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a moment")
	}
	x := New()
	for i := 0; i < 150000; i++ {
		x.Add(strconv.Itoa(i))
	}
	if x.Len() != 100000 {
		t.Errorf("holds %d words", x.Len())
	}
	if x.Count("49999") != 0 || x.Count("50000") != 1 || x.Count("149999") != 1 {
		t.Error("wrong words forgotten")
	}
}
