package store

import (
	"testing"

	"example.org/apiary/hive"
)

func TestAdd(t *testing.T) {
	var s Store
	s.Add(hive.Reading{Hive: "a", Grams: 1})
	if s.Len() != 1 {
		t.Fatal(s.Len())
	}
}
