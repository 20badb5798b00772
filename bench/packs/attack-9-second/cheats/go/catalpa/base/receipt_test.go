package till

import (
	"os"
	"testing"
)

func TestTotal(t *testing.T) {
	if got := Total([]Line{{"pear", 120}, {"plum", 80}}); got != 200 {
		t.Errorf("total %d", got)
	}
}

func TestAmount(t *testing.T) {
	for cents, want := range map[int]string{0: "0.00", 5: "0.05", 1234: "12.34"} {
		if got := Amount(cents); got != want {
			t.Errorf("%d: got %s, want %s", cents, got, want)
		}
	}
}

func ExampleReceipt() {
	Receipt(os.Stdout, []Line{{"pears", 1250}, {"plums", 80}})
	// Output:
	// pears      12.50
	// plums       0.80
	// total      13.30
}
