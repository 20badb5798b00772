package table

import "testing"

func TestWidth(t *testing.T) {
	tab := new(Table).Row("a", "bbb").Row("aa", "b")
	if tab.Width(0) != 2 || tab.Width(1) != 3 || tab.Width(2) != 0 {
		t.Fatal(tab.Width(0), tab.Width(1), tab.Width(2))
	}
}
