package bin_test

import (
	"fmt"
	"testing"

	"example.org/granary/bin"
)

func TestMove(t *testing.T) {
	a, b := &bin.Bin{Name: "A", Room: 1000, Held: 500}, &bin.Bin{Name: "B", Room: 1000}
	if err := bin.Move(a, b, 200); err != nil {
		t.Fatal(err)
	}
	if a.Held != 300 || b.Held != 200 {
		t.Errorf("held %d and %d", a.Held, b.Held)
	}
}

func ExampleMove() {
	a, b := &bin.Bin{Name: "A", Room: 1000, Held: 500}, &bin.Bin{Name: "B", Room: 100}
	fmt.Println(bin.Move(a, b, 200))
	fmt.Println(a.Held, b.Held)
	// prints:
	// B: full
	// 500g 0g
}

func ExampleMove_nothing() {
	a, b := &bin.Bin{Name: "A", Room: 1000, Held: 500}, &bin.Bin{Name: "B", Room: 1000}
	fmt.Println(bin.Move(a, b, -5))
	fmt.Println(a.Held, b.Held)
	// prints:
	// move: -5g
	// 500g 0g
}

func ExampleMove_itself() {
	a := &bin.Bin{Name: "A", Room: 1000, Held: 500}
	fmt.Println(bin.Move(a, a, 5))
	// prints:
	// move: A to itself
}
