package order

// testOrder is an order whose products cost the given cents.
func testOrder(cents ...int) Order {
	o := Order{Customer: "ada"}
	for _, c := range cents {
		o.Lines = append(o.Lines, Line{Name: "tea", Cents: c, Count: 1})
	}
	return o
}

func express(o Order) Order {
	o.Express = true
	return o
}
