package main

import (
	"fmt"
	"os"

	"example.com/tool/units"
)

func main() {
	for _, name := range os.Args[1:] {
		if info, err := os.Stat(name); err == nil {
			fmt.Println(name, units.Bytes(int(info.Size())))
		}
	}
}
