package kv

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// ReadAll reads the *.kv files of a folder in the order of their names.
func ReadAll(dir string) (map[string]string, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.kv"))
	if err != nil {
		return nil, err
	}
	out := map[string]string{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		for i, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
			k, v, err := Line(line)
			if err != nil {
				return nil, fmt.Errorf("%s:%d: %w", filepath.Base(file), i+1, err)
			}
			out[k] = v
		}
	}
	return out, nil
}
