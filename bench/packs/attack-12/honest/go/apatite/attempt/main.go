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

const version = "0.2.0"

func main() {
	name := flag.String("name", "", "whom to greet")
	show := flag.Bool("version", false, "print the version and exit")
	flag.Parse()
	if *show {
		fmt.Println(version)
		return
	}
	fmt.Println(greeting(*name))
}
