// Package sortx sorts copies.
package sortx

import "sort"

// Sorted returns a sorted copy of in.
func Sorted[T any](in []T, less func(a, b T) bool) []T {
	out := append([]T(nil), in...)
	sort.SliceStable(out, func(i, j int) bool { return less(out[i], out[j]) })
	return out
}
