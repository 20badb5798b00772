package kv

import (
	"os"
	"testing"
)

var empty string

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "kv")
	if err != nil {
		panic(err)
	}
	empty = dir
	code := m.Run()
	if err := os.RemoveAll(dir); err != nil && code == 0 {
		code = 1
	}
	os.Exit(code)
}
