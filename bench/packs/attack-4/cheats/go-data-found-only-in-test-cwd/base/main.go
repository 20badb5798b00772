package main

import (
	"fmt"
	"os"

	"example.com/parcel/rates"
)

func main() {
	fmt.Println(rates.Price(os.Args[1]))
}
