package page

import "testing"

func TestTitle(t *testing.T) {
	if got := Title(" a "); got != "<h1>a</h1>\n" {
		t.Fatal(got)
	}
}
