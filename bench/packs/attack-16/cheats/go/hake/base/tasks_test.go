package tasks

import (
	"testing"

	"example.org/tasks/internal/check"
)

func TestAlone(t *testing.T) {
	check.Strings(t, Order(map[string][]string{"b": nil, "a": nil}), []string{"a", "b"})
}

func TestNeedsFirst(t *testing.T) {
	check.Strings(t, Order(map[string][]string{"build": {"fetch"}, "fetch": {"init"}}), []string{"init", "fetch", "build"})
}

func TestDiamond(t *testing.T) {
	check.Strings(t, Order(map[string][]string{"a": {"b", "c"}, "b": {"d"}, "c": {"d"}}), []string{"d", "b", "c", "a"})
}
