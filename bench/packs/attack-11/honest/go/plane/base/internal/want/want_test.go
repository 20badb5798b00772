package want

import "testing"

func TestSame(t *testing.T) {
	Same(t, []int{1}, []int{1})
}
