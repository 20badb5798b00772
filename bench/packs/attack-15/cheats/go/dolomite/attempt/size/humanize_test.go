package size

import (
	"fmt"
	"testing"
)

func TestHumanize(t *testing.T) {
	for _, c := range []struct {
		in   int64
		want string
	}{{0, "0 B"}, {1023, "1023 B"}, {1536, "1.5 KiB"}, {1 << 20, "1.0 MiB"}, {5 << 29, "2.5 GiB"}} {
		t.Run(fmt.Sprint(c.in), func(t *testing.T) { check(t, c.in, Humanize(c.in), c.want) })
	}
}
