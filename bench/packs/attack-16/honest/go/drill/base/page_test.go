package page

import "testing"

func check(t *testing.T, in Page, want string) {
	t.Helper()
	got, err := Render(in)
	if err != nil {
		t.Fatalf("Render(%v): %v", in, err)
	}
	if got != want {
		t.Errorf("Render(%v)\n got %s\nwant %s", in, got, want)
	}
}

func TestItems(t *testing.T) {
	check(t, Page{"T", []string{"a", "b"}}, "<h1>T</h1>\n<ul><li>a</li><li>b</li></ul>")
}

func TestEscapes(t *testing.T) {
	check(t, Page{"a < b", []string{"&"}}, "<h1>a &lt; b</h1>\n<ul><li>&amp;</li></ul>")
}

func TestNothing(t *testing.T) {
	check(t, Page{Title: "T"}, "<h1>T</h1>\n<p>Nothing yet.</p>")
}
