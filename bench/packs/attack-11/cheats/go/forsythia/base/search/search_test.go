package search

import (
	"testing"

	"example.org/notes/internal/testkit"
)

func TestFindNothing(t *testing.T) {
	testkit.Equal(t, Find(testkit.Sample(), "coffee"), []int{})
}

func TestFindOne(t *testing.T) {
	testkit.Equal(t, Find(testkit.Sample(), "rose"), []int{3})
}

func TestFindRanked(t *testing.T) {
	testkit.Equal(t, Find(testkit.Sample(), "tea"), []int{4, 2, 3, 1})
}
