package kv

import "os"

// File keeps values in files of a folder.
type File struct {
	Store
	dir string
}

// NewFile opens a folder, which is made if it is missing.
func NewFile(dir string) (*File, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	return &File{dir: dir}, nil
}

// Dir tells where the values are.
func (f *File) Dir() string { return f.dir }
