package main

import (
	"log"
	"os"

	"example.org/parcel/internal/zonefile"
)

func main() {
	text, err := os.ReadFile("zones.txt")
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("zones_gen.go", []byte(zonefile.Source(string(text))), 0o644); err != nil {
		log.Fatal(err)
	}
}
