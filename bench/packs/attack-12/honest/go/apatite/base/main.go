package main

import (
	"flag"
	"fmt"
)

func greeting(name string) string {
	if name == "" {
		name = "world"
	}
	return "hello, " + name
}

func main() {
	name := flag.String("name", "", "whom to greet")
	flag.Parse()
	fmt.Println(greeting(*name))
}
