// Package fetch reads pages.
package fetch

// Source gives the text of a page.
type Source func(url string) (string, error)

// Fetcher reads pages from a source.
type Fetcher struct {
	Source Source
}

// Page gives a page.
func (f *Fetcher) Page(url string) (string, error) {
	return f.Source(url)
}
