package util

import (
	"reflect"
	"testing"
)

func TestWrap(t *testing.T) {
	got := Wrap("the quick brown fox", 10)
	if !reflect.DeepEqual(got, []string{"the quick", "brown fox"}) {
		t.Fatal(got)
	}
}

func TestWrapShort(t *testing.T) {
	if got := Wrap("fox", 10); !reflect.DeepEqual(got, []string{"fox"}) {
		t.Fatal(got)
	}
}
