package page

import "testing"

func TestBody(t *testing.T) {
	if got := Body("one two three four five"); got != "one two three four\nfive" {
		t.Fatalf("%q", got)
	}
}
