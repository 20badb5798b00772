package order

import "testing"

func TestTotal(t *testing.T) {
	o := Order{Customer: "ada", Lines: []Line{{"tea", 350, 2}, {"jam", 410, 1}}}
	if got := o.Total(); got != 1110 {
		t.Fatal(got)
	}
}
