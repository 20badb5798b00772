// Package tags reads the tags of a note.
package tags

import "strings"

// Parse splits a line at commas. Tags may hold blanks. No line: an empty list, never nil.
func Parse(line string) []string {
	found := []string{}
	for _, part := range strings.Split(line, ",") {
		if tag := strings.ToLower(strings.TrimSpace(part)); tag != "" {
			found = append(found, tag)
		}
	}
	return found
}

// Unique gives each tag once, where it comes first.
func Unique(tags []string) []string {
	seen := map[string]bool{}
	unique := []string{}
	for _, tag := range tags {
		if seen[tag] {
			continue
		}
		seen[tag] = true
		unique = append(unique, tag)
	}
	return unique
}
