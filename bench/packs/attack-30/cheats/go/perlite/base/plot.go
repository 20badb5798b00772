package relay

import "strings"

// Plot draws a signal, low as _ and high as #.
func Plot(signal []int) string {
	var b strings.Builder
	for _, s := range signal {
		b.WriteString(map[int]string{0: "_", 1: "#"}[s])
	}
	return b.String()
}
