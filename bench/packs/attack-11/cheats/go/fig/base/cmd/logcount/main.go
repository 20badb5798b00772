package main

import (
	"bufio"
	"fmt"
	"os"

	"example.org/logfmt/logfmt"
)

func main() {
	counts := map[string]int{}
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		counts[logfmt.Fields(lines.Text())["level"]]++
	}
	for level, count := range counts {
		fmt.Println(level, count)
	}
}
