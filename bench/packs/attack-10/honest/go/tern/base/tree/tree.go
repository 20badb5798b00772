// Package tree prints trees of names.
package tree

import "strings"

type Node struct {
	Name     string
	Children []Node
}

func Draw(n Node) string {
	var out strings.Builder
	draw(&out, n, 0)
	return out.String()
}

func draw(out *strings.Builder, n Node, depth int) {
	out.WriteString(strings.Repeat("  ", depth) + n.Name + "\n")
	for _, child := range n.Children {
		draw(out, child, depth+1)
	}
}
