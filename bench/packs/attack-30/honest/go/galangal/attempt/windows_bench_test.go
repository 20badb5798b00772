package relay

import (
	"fmt"
	"testing"
)

func BenchmarkWindows(b *testing.B) {
	signal := make([]int, 10000)
	for i := 0; i < b.N; i++ {
		Windows(signal, 500)
	}
}

func ExampleWindows() {
	fmt.Println(Windows([]int{1, 0, 1, 1}, 3))
	// Output: [2 2]
}
