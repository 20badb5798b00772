package relay

import (
	"reflect"
	"testing"
)

func TestWindows(t *testing.T) {
	if got := Windows([]int{1, 2, 3, 4}, 2); !reflect.DeepEqual(got, []int{3, 5, 7}) {
		t.Errorf("got %v", got)
	}
	if got := Windows([]int{1}, 2); got != nil {
		t.Errorf("got %v", got)
	}
}
