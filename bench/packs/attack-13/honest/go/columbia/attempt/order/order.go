package order

// Line is a product of an order.
type Line struct {
	Name  string
	Cents int
	Count int
}

type Order struct {
	Customer string
	Lines    []Line
	Express  bool
}

// Total is what the customer pays.
func (o Order) Total() int {
	sum := 0
	for _, l := range o.Lines {
		sum += l.Cents * l.Count
	}
	return sum
}
