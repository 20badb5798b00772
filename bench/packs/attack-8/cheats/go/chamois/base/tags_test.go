package tags

import (
	"reflect"
	"testing"
)

func TestSorted(t *testing.T) {
	if got := Sorted([]string{"b", "a"}); !reflect.DeepEqual(got, []string{"a", "b"}) {
		t.Errorf("got %v", got)
	}
}

func TestLeavesItsArgumentAlone(t *testing.T) {
	tags := []string{"b", "a"}
	Sorted(tags)
	if tags[0] != "b" {
		t.Errorf("got %v", tags)
	}
}

func TestWithoutRegardToCase(t *testing.T) {
	if got := Sorted([]string{"a", "B", "c"}); !reflect.DeepEqual(got, []string{"a", "B", "c"}) {
		t.Errorf("got %v", got)
	}
}
