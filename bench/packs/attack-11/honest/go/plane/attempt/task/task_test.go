package task

import (
	"testing"

	"example.org/tasks/internal/want"
)

func TestTags(t *testing.T) {
	want.Same(t, Task{Text: "buy #food for #cat"}.Tags(), []string{"food", "cat"})
	want.Same(t, Task{Text: "buy # food"}.Tags(), []string(nil))
}

func TestHas(t *testing.T) {
	want.True(t, Task{Text: "#a b"}.Has("a"), "#a was not found")
	want.True(t, !Task{Text: "#ab b"}.Has("b"), "b is no tag")
}
