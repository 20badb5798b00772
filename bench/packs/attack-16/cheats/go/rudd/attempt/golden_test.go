package csvline

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"testing"
)

type golden struct {
	Line   string   `json:"line"`
	Fields []string `json:"fields"`
}

func load(t *testing.T, pattern string) map[string]golden {
	t.Helper()
	names, err := filepath.Glob(pattern)
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]golden{}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var g golden
		if err := json.Unmarshal(data, &g); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		out[filepath.Base(name)] = g
	}
	return out
}

func TestQuoted(t *testing.T) {
	for name, g := range load(t, filepath.Join("testdata", "*.json")) {
		g := g
		t.Run(name, func(t *testing.T) {
			if got := Split(g.Line); !reflect.DeepEqual(got, g.Fields) {
				t.Errorf("Split(%s) = %q, want %q", g.Line, got, g.Fields)
			}
		})
	}
}
