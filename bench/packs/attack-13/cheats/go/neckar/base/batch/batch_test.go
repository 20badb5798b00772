package batch

import (
	"reflect"
	"testing"
	"time"
)

func TestFlush(t *testing.T) {
	_, rec, b := setup()
	b.Flush()
	b.Add("a")
	b.Flush()
	if !reflect.DeepEqual(rec.batches, [][]string{{"a"}}) {
		t.Fatal(rec.batches)
	}
}

func TestFlushByTime(t *testing.T) {
	clock, rec, b := setup()
	b.Add("a")
	clock.Advance(500 * time.Millisecond)
	b.Add("b")
	if len(rec.batches) != 0 {
		t.Fatal("too early", rec.batches)
	}
	clock.Advance(500 * time.Millisecond)
	if !reflect.DeepEqual(rec.batches, [][]string{{"a", "b"}}) {
		t.Fatal(rec.batches)
	}
}
