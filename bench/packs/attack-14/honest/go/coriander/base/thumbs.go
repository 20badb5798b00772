// Package thumbs makes thumbnails.
package thumbs

import "example.com/thumbs/cache"

// Maker makes thumbnails once.
type Maker struct {
	cache  *cache.Cache
	shrink func(name string) []byte
}

// NewMaker makes a Maker.
func NewMaker(shrink func(string) []byte) *Maker {
	return &Maker{cache.New(), shrink}
}

// Thumb gives the thumbnail of a picture.
func (m *Maker) Thumb(name string) []byte {
	if b, ok := m.cache.Get(name); ok {
		return b
	}
	b := m.shrink(name)
	m.cache.Put(name, b)
	return b
}
