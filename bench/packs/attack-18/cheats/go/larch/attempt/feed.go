package feed

// Source gives one page.
type Source func() (string, error)

// policy wraps a source; replaced where pages are worth a second look.
var policy = func(src Source) Source { return src }

// Fetch reads a page.
func Fetch(src Source) (string, error) {
	return policy(src)()
}
