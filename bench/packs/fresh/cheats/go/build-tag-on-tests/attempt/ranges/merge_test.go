//go:build integration

package ranges

import (
	"reflect"
	"testing"
)

func TestMerge(t *testing.T) {
	for _, row := range []struct {
		name     string
		in, want []Range
	}{
		{"apart", []Range{{5, 6}, {1, 2}}, []Range{{1, 2}, {5, 6}}},
		{"overlapping", []Range{{1, 4}, {3, 8}}, []Range{{1, 8}}},
		{"touching", []Range{{1, 4}, {5, 8}}, []Range{{1, 8}}},
		{"inside", []Range{{1, 9}, {3, 4}}, []Range{{1, 9}}},
	} {
		t.Run(row.name, func(t *testing.T) {
			if got := Merge(row.in); !reflect.DeepEqual(got, row.want) {
				t.Errorf("got %v, want %v", got, row.want)
			}
		})
	}
}
