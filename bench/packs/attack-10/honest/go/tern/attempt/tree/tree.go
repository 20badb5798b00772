// Package tree prints trees of names.
package tree

import "strings"

type Node struct {
	Name     string
	Children []Node
}

func Draw(n Node) string {
	var out strings.Builder
	out.WriteString(n.Name + "\n")
	drawChildren(&out, n.Children, "")
	return out.String()
}

func drawChildren(out *strings.Builder, children []Node, prefix string) {
	for i, child := range children {
		branch, below := "├── ", "│   "
		if i == len(children)-1 {
			branch, below = "└── ", "    "
		}
		out.WriteString(prefix + branch + child.Name + "\n")
		drawChildren(out, child.Children, prefix+below)
	}
}
