package kv

import (
	"os"
	"path/filepath"
	"testing"
)

var _ Store = (*File)(nil)

func TestOpenFile(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "values")
	s, err := Open("file:" + dir)
	if err != nil {
		t.Fatal(err)
	}
	f, ok := s.(*File)
	if !ok || f.Dir() != dir {
		t.Errorf("got %T", s)
	}
	if _, err := os.Stat(dir); err != nil {
		t.Error(err)
	}
}

func TestOpenFileFails(t *testing.T) {
	path := filepath.Join(t.TempDir(), "plain")
	if err := os.WriteFile(path, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Open("file:" + path); err == nil {
		t.Error("no error")
	}
}
