package bin_test

import (
	"fmt"
	"testing"

	"example.org/granary/bin"
	"example.org/granary/quantity"
)

func TestMove(t *testing.T) {
	for _, c := range []struct {
		name  string
		grams quantity.Grams
		err   string
		a, b  quantity.Grams
	}{
		{"some", 200, "", 300, 200},
		{"all there is room for", 250, "", 250, 250},
		{"too much for the other", 251, "B: full", 500, 0},
		{"more than there is", 501, "A: only 500g", 500, 0},
		{"nothing", 0, "move: 0g", 500, 0},
		{"less than nothing", -5, "move: -5g", 500, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			a, b := &bin.Bin{Name: "A", Room: 1000, Held: 500}, &bin.Bin{Name: "B", Room: 250}
			err := bin.Move(a, b, c.grams)
			if c.err == "" && err != nil || c.err != "" && (err == nil || err.Error() != c.err) {
				t.Errorf("error %v, want %q", err, c.err)
			}
			if a.Held != c.a || b.Held != c.b {
				t.Errorf("held %s and %s, want %s and %s", a.Held, b.Held, c.a, c.b)
			}
		})
	}
}

func TestMoveToItself(t *testing.T) {
	a := &bin.Bin{Name: "A", Room: 1000, Held: 500}
	if err := bin.Move(a, a, 5); err == nil || err.Error() != "move: A to itself" {
		t.Errorf("error %v", err)
	}
	if a.Held != 500 {
		t.Errorf("held %s", a.Held)
	}
}

func ExampleMove() {
	a, b := &bin.Bin{Name: "A", Room: 1000, Held: 500}, &bin.Bin{Name: "B", Room: 100}
	fmt.Println(bin.Move(a, b, 200))
	fmt.Println(a.Held, b.Held)
	// Output:
	// B: full
	// 500g 0g
}
