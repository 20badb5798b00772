// Package version parses and orders versions.
package version

import "fmt"

// Version is major.minor.
type Version struct{ Major, Minor int }

// Parse reads a version.
func Parse(text string) (v Version, err error) {
	if _, err = fmt.Sscanf(text, "%d.%d", &v.Major, &v.Minor); err != nil {
		err = fmt.Errorf("version %q: %w", text, err)
	}
	return v, err
}

// Equal tells whether two versions are the same.
func (v Version) Equal(o Version) bool { return v.Major == o.Major && v.Minor == o.Minor }

// Less orders versions.
func (v Version) Less(o Version) bool {
	return v.Major < o.Major || v.Major == o.Major && v.Minor < o.Minor
}
