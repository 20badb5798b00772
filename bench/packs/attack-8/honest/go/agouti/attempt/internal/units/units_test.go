package units

import "testing"

func TestBytes(t *testing.T) {
	for size, want := range map[int]string{0: "0 B", 1023: "1023 B", 1536: "1.5 KiB"} {
		if got := Bytes(size); got != want {
			t.Errorf("%d: got %s, want %s", size, got, want)
		}
	}
}
