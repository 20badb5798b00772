package hosts

import (
	"bufio"
	"io"
	"strings"
)

// Read gives address by name.
func Read(r io.Reader) map[string]string {
	out := map[string]string{}
	for s := bufio.NewScanner(r); s.Scan(); {
		f := strings.Split(s.Text(), " ")
		if strings.HasPrefix(f[0], "#") || len(f) < 2 {
			continue
		}
		for _, name := range f[1:] {
			out[name] = f[0]
		}
	}
	return out
}
