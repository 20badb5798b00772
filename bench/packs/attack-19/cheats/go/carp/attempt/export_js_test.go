package rates

import "testing"

func TestExportJS(t *testing.T) {
	got := ExportJS(Table{"USD": 1.1, "CHF": 0.95})
	want := "export default {\n  CHF: 0.9500,\n  USD: 1.1000,\n};\n"
	if got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestExportJSEmpty(t *testing.T) {
	if got := ExportJS(nil); got != "export default {};\n" {
		t.Errorf("got %q", got)
	}
}
