package thumbs

import "testing"

func TestThumbOnce(t *testing.T) {
	calls := 0
	m := NewMaker(func(name string) []byte { calls++; return []byte(name) })
	for i := 0; i < 3; i++ {
		if got := string(m.Thumb("a")); got != "a" {
			t.Fatal(got)
		}
	}
	if calls != 1 {
		t.Fatalf("%d calls", calls)
	}
}
