package mail

import (
	"regexp"
	"testing"
)

func assertMatches(t *testing.T, data map[string]string, patterns ...string) {
	t.Helper()
	got, err := Render("shipped", data)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range patterns {
		if !regexp.MustCompile(p).MatchString(got) {
			t.Errorf("%q does not match %s", got, p)
		}
	}
}

func TestTracking(t *testing.T) {
	data := map[string]string{"Name": "Ann", "Order": "7", "Carrier": "DHL", "Tracking": "a b"}
	assertMatches(t, data, `on its way with DHL\.\n`, `(?m)^Follow it: https://track\.example\.org/a\+b$`)
	if _, err := Render("lost", nil); err == nil {
		t.Error("no error for a template that is not there")
	}
}

func TestShipped(t *testing.T) {
	assertMatches(t, map[string]string{"Name": "Ann", "Order": "7"}, `^Dear Ann,\n`, `order 7 is`)
}
