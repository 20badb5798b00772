package kv

import (
	"reflect"
	"testing"
)

type want map[string]string

func (w want) from(t *testing.T, dir string) {
	t.Helper()
	got, err := ReadAll(dir)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(want(got), w) {
		t.Errorf("%s: got %v, want %v", dir, got, w)
	}
}

func TestReadAll(t *testing.T) {
	want{"a": "2", "b": "1", "c": "3"}.from(t, "testdata/two")
	want{}.from(t, empty)
}

func TestReadAllSaysWhere(t *testing.T) {
	_, err := ReadAll("testdata/broken")
	if err == nil || err.Error() != `x.kv:2: no colon in "oops"` {
		t.Error(err)
	}
}
