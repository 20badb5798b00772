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

func TestShipped(t *testing.T) {
	assertMatches(t, map[string]string{"Name": "Ann", "Order": "7"}, `^Dear Ann,\n`, `order 7 is`)
}
