package csv

import (
	"reflect"
	"testing"
)

func TestWrite(t *testing.T) {
	got := Write([][]string{{"a", "b"}, {"1", "2"}})
	if got != "a,b\r\n1,2\r\n" {
		t.Errorf("Write = %q", got)
	}
}

func TestRead(t *testing.T) {
	got := Read("a,b\r\n1,2\r\n")
	if want := [][]string{{"a", "b"}, {"1", "2"}}; !reflect.DeepEqual(got, want) {
		t.Errorf("Read = %q, want %q", got, want)
	}
}
