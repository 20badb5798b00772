package exporter

import "testing"

func TestJS(t *testing.T) {
	want := "const people = [\n" +
		`  {"name": "Ida", "note": "says \"hi\""},` + "\n" +
		`  {"name": "Bo", "note": "a,b"},` + "\n];\n"
	if got := JS(sample(), "people"); got != want {
		t.Errorf("got:\n%s\nwant:\n%s", got, want)
	}
}

func TestJSEscapes(t *testing.T) {
	for in, want := range map[string]string{
		`a\b`:       `"a\\b"`,
		"a\nb":      `"a\nb"`,
		"</script>": `"<\/script>"`,
	} {
		tab := &Table{Header: []string{"x"}, Rows: [][]string{{in}}}
		if got := JS(tab, "t"); got != "const t = [\n  {\"x\": "+want+"},\n];\n" {
			t.Errorf("%q: %s", in, got)
		}
	}
}
