package exporter

import "testing"

func TestMarkdown(t *testing.T) {
	golden(t, "sample.md", Markdown(sample()))
}

func TestMarkdownEscapes(t *testing.T) {
	tab := &Table{Header: []string{"wörd"}, Rows: [][]string{{"a|b"}, {"longer than all"}}}
	golden(t, "escapes.md", Markdown(tab))
}
