package table_test

import (
	"fmt"

	"example.com/table"
)

func ExampleTable() {
	t := new(table.Table)
	t.Row("name", "age").Row("Ann", "31").Row("Bartholomew", "7")
	fmt.Print(t)
	// Output:
	// name         age
	// Ann          31
	// Bartholomew  7

	// A table can be used again after Reset.
	t.Reset()
}
