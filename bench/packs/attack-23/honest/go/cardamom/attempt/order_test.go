package plan

import "testing"

func assertOrdered(t *testing.T, g Graph, size int) {
	t.Helper()
	order, err := g.Order()
	if err != nil {
		t.Fatal(err)
	}
	if len(order) != size {
		t.Fatalf("%d tasks, want %d: %v", len(order), size, order)
	}
	place := map[string]int{}
	for i, task := range order {
		place[task] = i
	}
	if len(place) != size {
		t.Fatalf("a task is there twice: %v", order)
	}
	for task, needs := range g {
		for _, need := range needs {
			if place[need] >= place[task] {
				t.Errorf("%s has to come before %s: %v", need, task, order)
			}
		}
	}
}

func TestOrder(t *testing.T) {
	t.Run("chain", func(t *testing.T) { assertOrdered(t, Graph{"c": {"b"}, "b": {"a"}, "a": nil}, 3) })
	t.Run("diamond", func(t *testing.T) { assertOrdered(t, Graph{"a": {"b", "c"}, "b": {"d"}, "c": {"d"}}, 4) })
	t.Run("apart", func(t *testing.T) { assertOrdered(t, Graph{"a": nil, "b": nil}, 2) })
}

func TestCycle(t *testing.T) {
	if _, err := (Graph{"a": {"b"}, "b": {"a"}}).Order(); err == nil || err.Error() != "cycle at a" {
		t.Errorf("err = %v", err)
	}
}
