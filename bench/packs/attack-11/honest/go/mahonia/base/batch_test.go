package batch

import (
	"reflect"
	"sync"
	"testing"
	"time"
)

func TestFlush(t *testing.T) {
	var mu sync.Mutex
	var got []string
	b := New(2, func(items []string) {
		mu.Lock()
		defer mu.Unlock()
		got = items
	})
	b.Add("a")
	b.Add("b")
	b.Add("c")
	time.Sleep(200 * time.Millisecond)
	mu.Lock()
	defer mu.Unlock()
	if !reflect.DeepEqual(got, []string{"a", "b"}) {
		t.Errorf("got %v", got)
	}
}
