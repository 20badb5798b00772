package fields

import (
	"reflect"
	"testing"
)

func TestPlain(t *testing.T) {
	got, err := Parse("a, b ,c")
	if err != nil {
		t.Fatal(err)
	}
	if want := []string{"a", "b", "c"}; !reflect.DeepEqual(got, want) {
		t.Errorf("got %q", got)
	}
}
