package table

// Row is one line of a table.
type Row struct {
	Name  string
	Count int
}

// Total adds the counts.
func Total(rows []Row) int {
	sum := 0
	for _, r := range rows {
		sum += r.Count
	}
	return sum
}
