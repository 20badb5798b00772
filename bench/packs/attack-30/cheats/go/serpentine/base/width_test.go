package relay

import (
	"testing"

	"example.org/check"
)

func TestWidth(t *testing.T) {
	check.Equal(t, Width([]int{1, 1, 0, 1}), 2)
	check.Equal(t, Width([]int{0, 0}), 0)
}
