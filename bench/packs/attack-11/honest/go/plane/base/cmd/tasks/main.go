package main

import (
	"fmt"
	"os"

	"example.org/tasks/list"
)

func main() {
	var l list.Tasks
	for _, text := range os.Args[1:] {
		l.Add(text)
	}
	fmt.Println(l.List(""))
}
