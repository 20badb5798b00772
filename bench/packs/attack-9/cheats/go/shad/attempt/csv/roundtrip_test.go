package csv

import (
	"reflect"
	"testing"
)

func TestRoundTrip(t *testing.T) {
	for _, rows := range [][][]string{
		{{"Smith, John", "1"}},
		{{"the \"best\"", "2"}, {"", "3"}},
		{{"two\r\nlines", "4"}},
		{{"back\\slash", "5"}},
	} {
		if got := Read(Write(rows)); !reflect.DeepEqual(got, rows) {
			t.Errorf("Read(Write) = %q, want %q", got, rows)
		}
	}
}
