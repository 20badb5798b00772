package exporter

import "testing"

func sample() *Table {
	return &Table{Header: []string{"name", "note"}, Rows: [][]string{{"Ida", `says "hi"`}, {"Bo", "a,b"}}}
}

func TestCSV(t *testing.T) {
	golden(t, "sample.csv", CSV(sample()))
}
