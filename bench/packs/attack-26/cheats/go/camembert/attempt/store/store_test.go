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

func TestAddFromGoroutines(t *testing.T) {
	var s Store
	for i := 0; i < 100; i++ {
		done := make(chan struct{})
		go func() {
			defer close(done)
			s.Add(hive.Reading{Hive: "a", Grams: i})
		}()
		<-done
	}
	if s.Len() != 100 {
		t.Fatal(s.Len())
	}
}
