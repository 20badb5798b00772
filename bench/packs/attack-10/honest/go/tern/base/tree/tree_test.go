package tree

import (
	"flag"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files")

func TestDraw(t *testing.T) {
	for name, node := range map[string]Node{
		"leaf": {Name: "root"},
		"deep": {Name: "root", Children: []Node{
			{Name: "a", Children: []Node{{Name: "a1"}, {Name: "a2"}}},
			{Name: "b", Children: []Node{{Name: "b1"}}},
		}},
	} {
		t.Run(name, func(t *testing.T) {
			file := "testdata/" + name + ".golden"
			got := Draw(node)
			if *update {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf("got\n%swant\n%s", got, want)
			}
		})
	}
}
