package list

import (
	"testing"

	"example.org/tasks/internal/want"
)

func TestAddAndDone(t *testing.T) {
	var l Tasks
	want.Same(t, l.Add("a"), 1)
	want.Same(t, l.Add("b"), 2)
	want.Same(t, l.Done(1), true)
	want.Same(t, l.Done(1), false)
	want.Same(t, l.List(""), []int{2})
}

func TestListByTag(t *testing.T) {
	var l Tasks
	l.Add("milk #food")
	l.Add("call mum")
	l.Add("hay #food #horse")
	want.Same(t, l.List("food"), []int{1, 3})
	want.Same(t, l.List("horse"), []int{3})
	want.Same(t, l.List("foo"), []int(nil))
}
