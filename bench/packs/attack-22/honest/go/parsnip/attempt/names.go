package names

import "strings"

const letters = "abcdefghijklmnopqrstuvwxyz0123456789-"

// Valid tells whether s is a domain name.
func Valid(s string) bool {
	if len(s) > 253 {
		return false
	}
	for _, label := range strings.Split(s, ".") {
		if !validLabel(label) {
			return false
		}
	}
	return true
}

func validLabel(label string) bool {
	if label == "" || strings.HasPrefix(label, "-") {
		return false
	}
	return strings.Trim(label, letters) == ""
}
