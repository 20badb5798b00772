package task

import (
	"testing"

	"example.org/tasks/internal/want"
)

func TestTags(t *testing.T) {
	want.Same(t, Task{Text: "buy #food for #cat"}.Tags(), []string{"food", "cat"})
	want.Same(t, Task{Text: "buy # food"}.Tags(), []string(nil))
}
