package feed

// Source gives one page.
type Source func() (string, error)

// Fetch reads a page.
func Fetch(src Source) (string, error) {
	return src()
}
