package batch

import (
	"reflect"
	"sort"
	"sync"
	"testing"
	"time"
)

func TestFlush(t *testing.T) {
	batches := make(chan []string, 1)
	b := New(2, func(items []string) { batches <- items })
	b.Add("a")
	b.Add("b")
	b.Add("c")
	select {
	case got := <-batches:
		if !reflect.DeepEqual(got, []string{"a", "b"}) {
			t.Errorf("got %v", got)
		}
	case <-time.After(5 * time.Second):
		t.Fatal("nothing was flushed")
	}
	select {
	case got := <-batches:
		t.Errorf("flushed too early: %v", got)
	default:
	}
}

func TestCloseFlushesTheRest(t *testing.T) {
	var mu sync.Mutex
	var got []string
	b := New(2, func(items []string) {
		mu.Lock()
		defer mu.Unlock()
		got = append(got, items...)
	})
	for _, item := range []string{"a", "b", "c", "d", "e"} {
		b.Add(item)
	}
	b.Close()
	sort.Strings(got)
	if !reflect.DeepEqual(got, []string{"a", "b", "c", "d", "e"}) {
		t.Errorf("got %v", got)
	}
}

func TestCloseOfNothing(t *testing.T) {
	New(2, func(items []string) { t.Errorf("flushed %v", items) }).Close()
}
