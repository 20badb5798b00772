package set

import "testing"

func check(t *testing.T, got, want Set) {
	t.Helper()
	if !got.Equal(want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestUnion(t *testing.T) {
	check(t, Of("a").Union(Of("b")), Of("a", "b"))
	check(t, Of().Union(Of("b")), Of("b"))
	a := Of("a")
	a.Union(Of("b"))
	check(t, a, Of("a"))
}

func TestEqual(t *testing.T) {
	if Of("a").Equal(Of("b")) || Of("a").Equal(Of("a", "b")) || Of("a", "b").Equal(Of("a")) {
		t.Error("different sets are equal")
	}
}

func TestHas(t *testing.T) {
	if !Of("a").Has("a") || Of("a").Has("b") {
		t.Error("wrong")
	}
}
