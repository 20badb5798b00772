package table

import (
	"flag"
	"os"
	"path/filepath"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files")

func TestRender(t *testing.T) {
	for name, rows := range map[string][]Row{
		"empty": nil,
		"two":   {{"tea", 12}, {"milk|oat", 3}},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join("testdata", name+".md")
			got := Render(rows)
			if *update {
				if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
		})
	}
}
