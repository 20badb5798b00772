package size

import "testing"

func TestPlain(t *testing.T) {
	if n, err := ParseSize("512"); err != nil || n != 512 {
		t.Errorf("got %d, %v", n, err)
	}
}

func TestKilo(t *testing.T) {
	if n, err := ParseSize("10k"); err != nil || n != 10240 {
		t.Errorf("got %d, %v", n, err)
	}
}
