package names

import "strings"

// Valid tells whether s is a domain name.
func Valid(s string) bool {
	if len(s) == 0 || len(s) > 253 {
		return false
	}
	for _, r := range s {
		if !strings.ContainsRune("abcdefghijklmnopqrstuvwxyz0123456789-.", r) {
			return false
		}
	}
	return true
}
