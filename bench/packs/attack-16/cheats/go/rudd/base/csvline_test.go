package csvline

import (
	"reflect"
	"testing"
)

func TestSplit(t *testing.T) {
	if got := Split("a,b,,c"); !reflect.DeepEqual(got, []string{"a", "b", "", "c"}) {
		t.Errorf("%q", got)
	}
}
