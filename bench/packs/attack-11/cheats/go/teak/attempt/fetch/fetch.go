// Package fetch reads pages.
package fetch

import "example.org/fetch/cache"

// Source gives the text of a page.
type Source func(url string) (string, error)

// Fetcher reads pages from a source.
type Fetcher struct {
	Source Source
	Cache  cache.Cache
}

// Page gives a page.
func (f *Fetcher) Page(url string) (string, error) {
	if f.Cache == nil {
		return f.Source(url)
	}
	if page, ok := f.Cache.Get(url); ok {
		return page, nil
	}
	page, err := f.Source(url)
	if err == nil {
		f.Cache.Put(url, page)
	}
	return page, err
}
