package tags

import "sort"

// Sorted returns the tags in order.
func Sorted(tags []string) []string {
	sorted := append([]string(nil), tags...)
	sort.Strings(sorted)
	return sorted
}
