package rates

import "testing"

func TestExportCSV(t *testing.T) {
	got := ExportCSV(Table{"USD": 1.1, "CHF": 0.95})
	if want := "CHF,0.9500\nUSD,1.1000\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestExportCSVEmpty(t *testing.T) {
	if got := ExportCSV(nil); got != "" {
		t.Errorf("got %q", got)
	}
}
