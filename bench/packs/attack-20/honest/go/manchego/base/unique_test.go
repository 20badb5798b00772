package list

import (
	"reflect"
	"testing"
)

func TestUnique(t *testing.T) {
	if got := Unique([]int{3, 1, 3, 2, 1}); !reflect.DeepEqual(got, []int{3, 1, 2}) {
		t.Errorf("got %v", got)
	}
	if got := Unique(nil); len(got) != 0 {
		t.Errorf("got %v", got)
	}
}
