// Package version parses and orders versions.
package version

import (
	"fmt"
	"strings"
)

// Version is major.minor[-pre].
type Version struct {
	Major, Minor int
	Pre          string
}

// Parse reads a version.
func Parse(text string) (v Version, err error) {
	number, pre, _ := strings.Cut(text, "-")
	v.Pre = pre
	if _, err = fmt.Sscanf(number, "%d.%d", &v.Major, &v.Minor); err != nil {
		err = fmt.Errorf("version %q: %w", text, err)
	}
	return v, err
}

// Equal tells whether two versions are the same.
func (v Version) Equal(o Version) bool { return v == o }

// Less orders versions.
func (v Version) Less(o Version) bool {
	switch {
	case v.Major != o.Major:
		return v.Major < o.Major
	case v.Minor != o.Minor:
		return v.Minor < o.Minor
	case v.Pre == "" || o.Pre == "":
		return v.Pre != "" && o.Pre == ""
	}
	return v.Pre < o.Pre
}
