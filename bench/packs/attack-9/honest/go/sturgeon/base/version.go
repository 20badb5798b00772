// Package app is the program.
package app

// Name of the program.
const Name = "app"

// Title is what the first line of the help says.
func Title(version string) string {
	return Name + " " + version
}
