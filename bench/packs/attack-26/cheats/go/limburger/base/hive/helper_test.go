package hive

import "testing"

func sample(t *testing.T) []Reading {
	t.Helper()
	return []Reading{{"a", 20000}, {"b", 18000}, {"a", 20500}}
}
