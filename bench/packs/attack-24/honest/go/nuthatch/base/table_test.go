package exporter

import "testing"

func TestAdd(t *testing.T) {
	tab := &Table{Header: []string{"a", "b"}}
	if err := tab.Add("1", "2"); err != nil {
		t.Fatal(err)
	}
	if err := tab.Add("1"); err == nil {
		t.Error("a short row was taken")
	}
	if len(tab.Rows) != 1 {
		t.Errorf("rows: %d", len(tab.Rows))
	}
}
