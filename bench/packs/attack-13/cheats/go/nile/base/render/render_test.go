package render

import "testing"

func TestParagraphs(t *testing.T) {
	if got := HTML("one\n\ntwo\n"); got != "<p>one</p>\n<p>two</p>\n" {
		t.Fatal(got)
	}
}
